/** The canvas with the table: creates the scene, updates it, and handles pointer input. */
import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { daytime, dialog, prefs, reducedMotion, sounds, t } from "../../../app/app-state";
import type { Session } from "../../../app/session";
import { enclosuresOf } from "../../../headless/enclosures";
import type { Place } from "../../../headless/geometry";
import { PAINT } from "../../../headless/paint";
import { changeBetween } from "../../../headless/table";
import { watchPointer } from "../../../input/pointer";
import type { TableView } from "../../../net/wire.gen";
import type { SceneApi } from "../../../scene/api";
import { Cheer } from "../../ending/cheer";
import { bindFinale } from "../../ending/finale";
import { AtHand } from "../../hand/moving/at-hand";
import { bindDemo } from "../../hand/moving/demo-stage";
import { bindHands } from "../../hand/moving/hand-stage";
import { SideView } from "../../hand/moving/side-view";
import { PieceTip } from "../../moves/piece-tip";
import { BlameOverlay } from "../../replay/blame-overlay";
import { bindCarryReplay } from "../../replay/carry-stage";
import { edgesCovered } from "./covered";
import { followTurn, type TurnView } from "./follow-turn";
import { bindIdling } from "./idling";
import { Loupe } from "./loupe";
import { GRAB_MOUSE, GRAB_TOUCH, onGhost, tapped } from "./tap";

/** A phone was turned or a window enlarged, if the stage becomes wider or narrower by more than this part. */
const TURNED = 0.2;

export function Stage({ session, children }: { session: Session; children?: ComponentChildren }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Where a finger has put the ghost; null after a mouse. */
  const [touched, setTouched] = useState<Place | null>(null);

  useEffect(() => {
    const element = canvas.current;
    const info = session.match.info.value;
    if (element === null || info === null) return;
    let stop: (() => void) | null = null;
    let gone = false;
    const colours = session.match.seats.value.map((seat) => PAINT[seat.colour] ?? "#555555");
    void session
      .loadScene(element, {
        shapes: session.shapes,
        tableSize: info.table_size,
        colours,
        quality: prefs.quality.value,
        daytime: daytime.value,
        reducedMotion: reducedMotion(),
        nearSeat: [...session.mine.value][0] ?? null,
      })
      .then(({ scene, canvas: used }) => {
        if (gone) scene.dispose();
        else stop = bind(session, scene, used, setTouched);
      });
    return () => {
      gone = true;
      stop?.();
    };
  }, [session]);

  return (
    <div class="stage" data-testid="stage">
      <canvas
        // A table releases its WebGL context when it is left: the next one needs a canvas of its own.
        key={session}
        ref={canvas}
        class="table-canvas"
        tabIndex={0}
        role="img"
        aria-label={t("web-table")}
        data-testid="table"
      />
      <Loupe session={session} touched={touched} />
      <SideView session={session} />
      <Cheer session={session} />
      <PieceTip session={session} />
      <AtHand session={session} />
      <BlameOverlay session={session} />
      {children}
    </div>
  );
}

/** Connect a session to a scene; returns a function that disconnects them. */
function bind(
  session: Session,
  scene: SceneApi,
  element: HTMLCanvasElement,
  setTouched: (place: Place | null) => void,
): () => void {
  const { composer, match } = session;
  const stage = element.parentElement!;
  const panels = (): readonly Element[] => [...document.querySelectorAll("[data-covers]")];
  const turn = followTurn(session, scene, element);
  let wide = 0;
  const resize = (): void => {
    const box = stage.getBoundingClientRect();
    const covered = edgesCovered(
      box,
      panels().map((panel) => panel.getBoundingClientRect()),
    );
    scene.resize(box.width, box.height, Math.min(window.devicePixelRatio || 1, 2), covered);
    // Not when a sheet below it grows.
    if (wide > 0 && Math.abs(box.width / wide - 1) > TURNED) turn.resized();
    wide = box.width;
  };
  resize();
  const observer = new ResizeObserver(resize);
  for (const one of [stage, ...panels()]) observer.observe(one);
  let shown: TableView | null = null;
  /** The pieces of the last step stand. */
  let arrived = Promise.resolve();
  const stops = [
    effect(() => {
      const table = session.shown.value;
      if (table === null || table === shown) return;
      const change = shown === null ? null : changeBetween(shown, table);
      const adds = change !== null && change.columns.length + change.roads.length + change.components.length <= 3;
      if (change !== null && adds) {
        arrived = scene.applyChange(change, !reducedMotion());
        turn.built(change);
      } else scene.setTable(table);
      scene.setEnclosures(enclosuresOf(table), shown !== null && adds);
      shown = table;
    }),
    // A hand brings its controls along, which cover a part of a small stage.
    effect(() => {
      void session.hands.hand.value;
      requestAnimationFrame(resize);
    }),
    effect(() => scene.setGhost(session.overlay.ghost.value)),
    effect(() => scene.setRing(session.overlay.ring.value)),
    effect(() => scene.setCrossings(session.overlay.marks.value)),
    effect(() => scene.setHighlight(session.overlay.highlight.value)),
    // The list of what may have fallen speaks of columns by their numbers.
    effect(() => scene.setLabels(prefs.labels.value || dialog.value === "fell")),
    effect(() => scene.setSides(prefs.sides.value)),
    effect(() => scene.setQuality(prefs.quality.value)),
    effect(() => scene.setDaytime(daytime.value)),
    effect(() => scene.setReducedMotion(reducedMotion())),
    bindIdling(session, scene),
    bindCarryReplay(session, scene, element),
    bindFinale(session, scene, () => arrived),
    bindHands(session, scene, element),
    bindDemo(session, scene),
    watchPointer(element, {
      hover: (x, y) => {
        const spot = match.mySeat.value === null || session.quiet.value ? null : scene.pick(x, y);
        if (spot !== null) composer.hover(spot, spot.piece);
      },
      leave: () => {},
      rest: (x, y) => {
        const piece = session.hands.hand.value === null ? (scene.pick(x, y)?.piece ?? null) : null;
        const box = element.getBoundingClientRect();
        session.overlay.tip.value = piece === null ? null : { piece, x: x - box.left, y: y - box.top };
        return piece !== null;
      },
      stir: () => {
        session.overlay.tip.value = null;
      },
      tap: (x, y, touch) => {
        tapped(session, scene, element, x, y, touch);
        setTouched(touch ? (composer.draft.value?.place ?? null) : null);
      },
      grabs: (x, y, touch) => onGhost(session, scene, element, x, y, touch ? GRAB_TOUCH : GRAB_MOUSE),
      drag: (x, y, touch) => {
        const spot = scene.pick(x, y);
        if (spot !== null) composer.drag(spot);
        setTouched(touch ? (composer.draft.value?.place ?? null) : null);
      },
      drop: () => {},
      pan: (dx, dy) => {
        turn.moved();
        scene.pan(dx, dy);
      },
      orbit: (dx, dy) => {
        turn.moved();
        scene.orbit(dx, dy);
      },
      zoom: (factor, x, y) => {
        turn.moved();
        scene.zoom(factor, x, y);
      },
      notch: (what, direction) => {
        if (what === "height") composer.changeHeight(direction);
        else composer.rotate(direction * 2);
        sounds.play("tick");
      },
    }),
    () => turn.stop(),
    () => observer.disconnect(),
    () => scene.dispose(),
  ];
  scene.showAll();
  if (session.camera.first !== null) stops.push(keepView(session, session.camera.first, scene, turn));
  session.scene.value = scene;
  return () => {
    session.scene.value = null;
    for (const stop of stops) stop();
  };
}

/** Show the view of a link. The moment that it names may arrive after the table; it does not move the camera. */
function keepView(session: Session, view: readonly number[], scene: SceneApi, turn: TurnView): () => void {
  const restore = (): void => {
    scene.goToView(view);
    turn.moved();
  };
  restore();
  let arrived = false;
  return effect(() => {
    if (arrived || session.past.replay.value === null) return;
    arrived = true;
    setTimeout(restore); // after the effects that follow the turn
  });
}
