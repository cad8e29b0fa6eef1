/** Touch controls at the edge of the table: a slider for the height, and two buttons that rotate. */
import { useRef } from "preact/hooks";
import { t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { slideOf, slidTo } from "../../../headless/hand/moving/height";
import { Icon } from "../../parts/icons";

const TURN = 0.05; // radians per press
const KEY = 0.02; // of the slider's length per key press

export function HandPad({ session }: { session: Session }) {
  const hand = session.hands.hand.value;
  if (hand === null) return null;
  const off = session.hands.falling.value;
  const turn = (radians: number) => () => hand.turn(hand.tweezers ? radians / 4 : radians);
  return (
    <div class="hand-pad" data-covers data-testid="hand-pad">
      <button
        type="button"
        class="plain"
        onClick={turn(TURN)}
        disabled={off}
        aria-label={t("web-hand-turn-left")}
        data-testid="hand-left"
      >
        <Icon name="undo" />
      </button>
      <HeightSlider session={session} />
      <button
        type="button"
        class="plain mirrored"
        onClick={turn(-TURN)}
        disabled={off}
        aria-label={t("web-hand-turn-right")}
        data-testid="hand-right"
      >
        <Icon name="undo" />
      </button>
    </div>
  );
}

/** The thumb moves the piece by its own movement, from anywhere on the slider: touching it moves nothing. */
function HeightSlider({ session }: { session: Session }) {
  const { hands } = session;
  const track = useRef<HTMLDivElement>(null);
  const from = useRef<{ readonly id: number; y: number } | null>(null);
  const hand = hands.hand.value!;
  void hands.readout.value; // the slider also follows a second finger
  const part = slideOf(hand.goal.z - hand.target.z);
  const slide = (by: number): void => {
    const to = slidTo(slideOf(hand.goal.z - hand.target.z) + by * hand.shareUp);
    hands.raiseBy(to - (hand.goal.z - hand.target.z));
  };
  const long = (): number => Math.max(1, track.current?.clientHeight ?? 1);
  return (
    <div
      ref={track}
      class="height-slider"
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("web-hand-height")}
      aria-valuemin={-8}
      aria-valuemax={140}
      aria-valuenow={Math.round(hand.goal.z - hand.target.z)}
      data-testid="hand-height"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { id: event.pointerId, y: event.clientY };
      }}
      onPointerMove={(event) => {
        const finger = from.current;
        if (finger === null || finger.id !== event.pointerId || hands.falling.peek()) return;
        slide((finger.y - event.clientY) / long());
        finger.y = event.clientY;
      }}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        slide(event.key === "ArrowUp" ? KEY : -KEY);
      }}
    >
      <span class="height-place" style={{ bottom: `${slideOf(0) * 100}%` }} />
      <span class="height-knob" style={{ bottom: `${part * 100}%` }} />
    </div>
  );
}
