/** The list of moves: who did what, the cars placed, what fell. A click looks back, pointing outlines the pieces. */
import { useEffect, useRef } from "preact/hooks";
import { dialog, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { hitOf } from "../../headless/hand/fall/hit";
import { isDefaultName } from "../../headless/new-game/names";
import { PAINT } from "../../headless/paint";
import { hitBy, sayWhat } from "../../headless/text/describe";
import { named, person } from "../../headless/text/pieces";
import type { MoveView } from "../../net/wire.gen";
import { Dialog } from "../parts/dialog";
import { Icon } from "../parts/icons";
import { PieceText } from "../parts/piece-text";

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

export function MoveList({ session, onLook }: { session: Session; onLook?: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  const { past } = session;
  const moves = session.moves.value;
  const current = past.replay.value?.index.value ?? moves.length;
  // Keep the current move in view, without moving the panel around the list.
  useEffect(() => {
    const [box, item] = [list.current, list.current?.children[current - 1] as HTMLElement | undefined];
    if (!box || !item) return;
    const show = (): void => {
      const [top, bottom] = [item.offsetTop - box.offsetTop, item.offsetTop - box.offsetTop + item.offsetHeight];
      if (top < box.scrollTop) box.scrollTop = top;
      else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
    };
    show();
    const resized = new ResizeObserver(show); // what is above the list leaves it more or less room
    resized.observe(box);
    return () => resized.disconnect();
  }, [current, moves.length]);
  /** Arrow keys go through the list; elsewhere they move the ghost. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("button.move") ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus();
  };
  const look = (step: number): void => {
    onLook?.();
    if (step === moves.length) past.stopReplay();
    else void past.lookAt(step);
  };
  return (
    <section class="move-list" aria-label={t("web-moves")} data-testid="moves">
      <h2>{t("web-moves")}</h2>
      {moves.length === 0 && <p class="faint">{t("web-moves-none")}</p>}
      <ol ref={list} onKeyDown={onKeyDown}>
        {moves.map((move, n) => (
          <Move
            key={n}
            session={session}
            move={move}
            step={n + 1}
            current={n + 1 === current}
            entered={n + 1 === Math.max(1, current)}
            onLook={() => look(n + 1)}
          />
        ))}
      </ol>
    </section>
  );
}

interface MoveProps {
  readonly session: Session;
  readonly move: MoveView;
  readonly step: number;
  readonly current: boolean;
  /** The Tab key enters the list here. */
  readonly entered: boolean;
  readonly onLook: () => void;
}

function Move({ session, move, step, current, entered, onLook }: MoveProps) {
  const seat = session.match.seats.value[move.seat];
  const cars = move.cars ?? 0;
  const mine = session.mine.value.has(move.seat);
  const you = mine && isDefaultName(seat?.name ?? "");
  const point = (on: boolean): void => {
    session.overlay.pointed.value = on ? piecesOf(session, move) : [];
  };
  useEffect(() => () => point(false), []);
  return (
    <li style={{ "--seat": PAINT[seat?.colour ?? ""] }}>
      <button
        type="button"
        class="move"
        tabIndex={entered ? 0 : -1}
        aria-current={current ? "step" : undefined}
        onClick={onLook}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        data-testid={`move-${step}`}
      >
        <span class="step">{step}</span>
        <span class="dot" />
        <span class="grow">
          <strong>{named(t, seat?.name ?? "", mine)}</strong> {sayWhat(t, move, you)}
        </span>
        {cars > 0 && (
          <span class="earned" title={t("turn-cars", { count: cars })}>
            <span aria-hidden="true">+{cars}</span>
            <Icon name="car" />
            <span class="unseen">{t("turn-cars", { count: cars })}</span>
          </span>
        )}
      </button>
      <After session={session} move={move} />
    </li>
  );
}

/** The pieces that a move added, with the cars on its road. */
function piecesOf(session: Session, move: MoveView): readonly string[] {
  const added = move.pieces ?? [];
  const cars = session.shown.value?.cars.filter(({ road }) => added.includes(road)) ?? [];
  return [...added, ...cars.map(({ id }) => id)];
}

/** The consequences of a move: the pieces that fell, who was paid, from whom a column was taken. */
function After({ session, move }: { session: Session; move: MoveView }) {
  const taken = move.taken_from ?? [];
  if (hitBy(move) === null && taken.length === 0) return null;
  const seats = session.match.seats.value;
  const { fallen, moved } = hitOf(move.fallen ?? [], move.moved ?? []);
  return (
    <small class="after">
      <Hit session={session} message="web-move-fell" ids={fallen} />
      <Hit session={session} message="web-move-moved" ids={moved} />
      {(move.paid ?? []).map(({ owner, columns }) => (
        <span key={owner}>
          {session.mine.value.has(owner)
            ? t("web-move-paid-you", { count: columns })
            : t("web-move-paid", { owner: person(t, seats[owner]), count: columns })}
        </span>
      ))}
      {move.forgiven && <span>{t("web-move-forgiven")}</span>}
      {taken.map((owner, n) => (
        <span key={n}>{t("web-move-taken", { owner: person(t, seats[owner]) })}</span>
      ))}
    </small>
  );
}

function Hit({ session, message, ids }: { session: Session; message: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  const named = ids.map((id) => ({ id, name: session.names.of(id) }));
  const pieces = named.map(({ name }) => name).join(t("list-separator"));
  return (
    <span>
      <PieceText session={session} text={t(message, { pieces })} pieces={named} />
    </span>
  );
}

/** The list on a small screen. A click shows the table. */
export function MovesDialog({ session }: { session: Session }) {
  return (
    <Dialog title={t("web-moves")} testid="moves-dialog">
      <MoveList session={session} onLook={() => (dialog.value = null)} />
    </Dialog>
  );
}
