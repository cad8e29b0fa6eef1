/** Sentences about pieces. The name of a piece lights the piece up on the table: by hover, by focus, or by a tap. */
import { useEffect, useRef } from "preact/hooks";
import type { Session } from "../../app/session";
import { type Named, textParts } from "../../headless/text/piece-text";

/** The name of a piece. Several ids: a name for several pieces, such as everything that a move added. */
export function PieceName({ session, id, name }: { session: Session; id: string | readonly string[]; name: string }) {
  const ids = typeof id === "string" ? [id] : id;
  const lit = useRef(false);
  const point = (on: boolean): void => {
    if (on || lit.current) session.overlay.pointed.value = on ? ids : [];
    lit.current = on;
  };
  useEffect(() => () => point(false), []); // the sentence may go away while its piece is lit
  return (
    // Not a button: its text must flow with the sentence, and it does nothing but light the piece.
    <mark
      class="piece-name"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys light a piece, too
      tabIndex={0}
      onPointerEnter={() => point(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      data-testid="piece-name"
      data-piece={ids.join(" ")}
    >
      {name}
    </mark>
  );
}

/** A sentence in which the names of these pieces are marked. */
export function PieceText({ session, text, pieces }: { session: Session; text: string; pieces: readonly Named[] }) {
  return (
    <>
      {textParts(text, pieces).map((part, n) =>
        part.id === undefined ? part.text : <PieceName key={n} session={session} id={part.id} name={part.text} />,
      )}
    </>
  );
}
