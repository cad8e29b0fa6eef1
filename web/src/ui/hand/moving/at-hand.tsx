/** The labels at the hand: whose it is, for those who watch, and the reactions of the others. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { PAINT } from "../../../headless/paint";
import { person } from "../../../headless/text/pieces";

const ABOVE = 64; // px between the piece and what is written over it: the fingers are in between
const EDGE = 70; // px from the edge of the stage, so that nothing is cut off

export function AtHand({ session }: { session: Session }) {
  const element = useRef<HTMLDivElement>(null);
  const { hands, match, reactions } = session;
  const live = hands.carry.live.value;
  const watched = live !== null && hands.hand.value === null ? match.seats.value[live.message.seat] : undefined;
  const shown = reactions.shown.value;
  const following = live !== null && (watched !== undefined || shown.length > 0);
  useEffect(() => {
    if (!following || live === null) {
      if (element.current !== null) element.current.style.cssText = "";
      return;
    }
    let frame = 0;
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const [box, scene] = [element.current, session.scene.peek()];
      const pose = live.poses(performance.now() / 1000).get(live.message.held[0] ?? "");
      if (box === null || scene === null || pose === undefined) return;
      const { x, y } = scene.project(pose.x, pose.y, pose.z);
      const stage = box.parentElement!.getBoundingClientRect();
      const left = Math.min(stage.width - EDGE, Math.max(EDGE, x));
      const top = Math.min(stage.height - EDGE, Math.max(EDGE, y - ABOVE));
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [following, live, session]);
  if (watched === undefined && shown.length === 0) return null;
  return (
    <div class="at-hand" ref={element} aria-hidden="true">
      {shown.map(({ id, reaction, seat }) => (
        <div
          key={id}
          class="reaction"
          style={{ "--seat": PAINT[seat === null ? "" : (match.seats.value[seat]?.colour ?? "")] ?? "var(--edge)" }}
          data-testid="reaction"
          data-reaction={reaction}
        >
          <small>{reactions.nameOf(seat)}</small>
          <strong>{t(`reaction-${reaction}`)}</strong>
        </div>
      ))}
      {watched !== undefined && (
        <div class="hand-name" style={{ "--seat": PAINT[watched.colour] }} data-testid="hand-name">
          <span class="dot" />
          {person(t, watched)}
        </div>
      )}
    </div>
  );
}
