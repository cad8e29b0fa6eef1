/** The canvas with the table: creates the scene, updates it, and handles pointer input. */
import { effect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { dialog, prefs, reducedMotion, sounds, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { columnOf } from "../../headless/compose/reach";
import { enclosuresOf } from "../../headless/enclosures";
import type { Place } from "../../headless/geometry";
import { PAINT } from "../../headless/setup";
import { changeBetween } from "../../headless/table";
import { watchPointer } from "../../input/pointer";
import type { TableView } from "../../net/wire.gen";
import type { SceneApi } from "../../scene/api";
import { bindHands } from "../hand/hand-stage";
import { bindCarryReplay } from "../replay/carry-stage";
import { Loupe } from "./loupe";

const GRAB_MOUSE = 22;
const GRAB_TOUCH = 44;
const SETTLED = 350;

export function Stage({ session }: { session: Session }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [touching, setTouching] = useState(false);

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
        reducedMotion: reducedMotion(),
      })
      .then(({ scene, canvas: used }) => {
        if (gone) scene.dispose();
        else stop = bind(session, scene, used, setTouching);
      });
    return () => {
      gone = true;
      stop?.();
    };
  }, [session]);

  return (
    <div class="stage" data-testid="stage">
      <canvas
        ref={canvas}
        class="table-canvas"
        tabIndex={0}
        role="img"
        aria-label={t("web-table")}
        data-testid="table"
      />
      <Loupe session={session} touching={touching} />
    </div>
  );
}

/** Is a place of the table inside the canvas, with a small margin? */
function inView(scene: SceneApi, element: HTMLElement, x: number, y: number): boolean {
  const spot = scene.project(x, y, 0);
  const { width, height } = element.getBoundingClientRect();
  return spot.x > 12 && spot.y > 12 && spot.x < width - 12 && spot.y < height - 12;
}

/** Where roads from a base point end, in eight directions. */
function reachOf(base: Place, length: number): readonly Place[] {
  return Array.from({ length: 8 }, (_, n) => ({
    x: base.x + length * Math.cos((n * Math.PI) / 4),
    y: base.y + length * Math.sin((n * Math.PI) / 4),
  }));
}

/** Connect a session to a scene; returns a function that disconnects them. */
function bind(
  session: Session,
  scene: SceneApi,
  element: HTMLCanvasElement,
  setTouching: (on: boolean) => void,
): () => void {
  const { composer, match } = session;
  const resize = (): void => {
    const box = element.parentElement!.getBoundingClientRect();
    scene.resize(box.width, box.height, Math.min(window.devicePixelRatio || 1, 2));
  };
  resize();
  const observer = new ResizeObserver(resize);
  observer.observe(element.parentElement!);
  let shown: TableView | null = null;
  let phase: string | undefined;
  let turning: ReturnType<typeof setTimeout> | undefined;
  /** Base points that the camera has already shown with their surroundings. */
  const lookedAt = new Set<string>();
  let looking: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    effect(() => {
      const table = session.shown.value;
      if (table === null || table === shown) return;
      const change = shown === null ? null : changeBetween(shown, table);
      const adds = change !== null && change.columns.length + change.roads.length + change.components.length <= 3;
      if (change !== null && adds) void scene.applyChange(change, !reducedMotion());
      else scene.setTable(table);
      scene.setEnclosures(enclosuresOf(table), shown !== null && adds);
      shown = table;
    }),
    effect(() => scene.setGhost(session.ghost.value)),
    // Keep what matters in view: the surroundings of a base point at the start of a turn, and the ghost when keys move
    // it.
    effect(() => {
      const draft = composer.draft.value;
      const { basePoints, chosenBase } = session.highlight.value;
      const bases = chosenBase === null ? basePoints : [chosenBase];
      const spots = bases.flatMap((id) => columnOf(match.table.value, id) ?? []);
      const place = draft?.pinned ? draft.place : null;
      clearTimeout(looking);
      if (spots.length === 0 && place === null) return;
      looking = setTimeout(() => {
        const free = session.camera.value === "free" || session.camera.value === "plan";
        const fresh = bases.every((id) => lookedAt.has(id))
          ? []
          : spots.flatMap((spot) => reachOf(spot, session.shapes.road.length));
        for (const id of bases) lookedAt.add(id);
        const seen = [...spots, ...fresh, ...(place === null ? [] : [place])].every(({ x, y }) =>
          inView(scene, element, x, y),
        );
        if (free && !seen) scene.showAll();
      }, SETTLED);
    }),
    // A new phase, such as the end of the set-up or of the game, changes what there is to see.
    effect(() => {
      const now = session.shown.value?.status.phase;
      if (now !== undefined && phase !== undefined && now !== phase) {
        clearTimeout(turning);
        turning = setTimeout(() => {
          if (session.camera.value === "free" || session.camera.value === "plan") scene.showAll();
        }, SETTLED);
      }
      phase = now;
    }),
    effect(() => scene.setRing(session.ring.value)),
    effect(() => scene.setCrossings(session.marks.value)),
    effect(() => scene.setHighlight(session.highlight.value)),
    // The list of what may have fallen speaks of columns by their numbers.
    effect(() => scene.setLabels(prefs.labels.value || dialog.value === "fell")),
    effect(() => scene.setSides(prefs.sides.value)),
    effect(() => scene.setQuality(prefs.quality.value)),
    effect(() => scene.setReducedMotion(reducedMotion())),
    bindCarryReplay(session, scene),
    bindHands(session, scene, element),
    watchPointer(element, {
      hover: (x, y) => {
        const spot = match.mySeat.value === null ? null : scene.pick(x, y);
        if (spot !== null && session.past.replay.value === null) composer.hover(spot, spot.piece);
      },
      leave: () => {},
      tap: (x, y, touch) => tapped(session, scene, element, x, y, touch, setTouching),
      grabs: (x, y, touch) => onGhost(session, scene, element, x, y, touch ? GRAB_TOUCH : GRAB_MOUSE),
      drag: (x, y, touch) => {
        setTouching(touch);
        const spot = scene.pick(x, y);
        if (spot !== null) composer.drag(spot);
      },
      drop: () => {},
      pan: (dx, dy) => scene.pan(dx, dy),
      orbit: (dx, dy) => scene.orbit(dx, dy),
      zoom: (factor, x, y) => scene.zoom(factor, x, y),
      notch: (what, direction) => {
        if (what === "height") composer.changeHeight(direction);
        else composer.rotate(direction * 2);
        sounds.play("tick");
      },
    }),
    () => clearTimeout(looking),
    () => clearTimeout(turning),
    () => observer.disconnect(),
    () => scene.dispose(),
  ];
  scene.showAll();
  session.scene.value = scene;
  return () => {
    session.scene.value = null;
    for (const stop of stops) stop();
  };
}

function onGhost(
  session: Session,
  scene: SceneApi,
  element: HTMLElement,
  x: number,
  y: number,
  within: number,
): boolean {
  const draft = session.composer.draft.value;
  if (draft === null || !draft.pinned || draft.place === null) return false;
  const top = draft.mode === "build" ? draft.height * session.shapes.column.disc_height : 0;
  const box = element.getBoundingClientRect();
  return [0, top].some((z) => {
    const spot = scene.project(draft.place!.x, draft.place!.y, z);
    return Math.hypot(spot.x + box.left - x, spot.y + box.top - y) <= within;
  });
}

/** A tap chooses a base point or a place; a second click on the ghost builds it. */
function tapped(
  session: Session,
  scene: SceneApi,
  element: HTMLElement,
  x: number,
  y: number,
  touch: boolean,
  setTouching: (on: boolean) => void,
): void {
  const { composer, match } = session;
  const draft = composer.draft.value;
  if (draft === null || session.past.replay.value !== null) return;
  setTouching(touch);
  const spot = scene.pick(x, y);
  if (spot === null) return;
  const base = match.status.value?.base_points.find((point) => point.column === spot.piece);
  if (draft.mode === "build" && !draft.adjusting && base !== undefined && (base.column !== draft.base || draft.loose)) {
    composer.chooseBase(base.column);
    sounds.play("tick");
    return;
  }
  if (!touch && onGhost(session, scene, element, x, y, GRAB_MOUSE)) {
    void session.build();
    return;
  }
  composer.pin(spot);
  sounds.play("tick");
}
