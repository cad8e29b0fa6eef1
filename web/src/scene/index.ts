/** The scene: implements api.ts with the parts of this folder, and paints only when something changed or moves. */
import type { CreateScene, Edges, Quality, SceneApi, SceneOptions } from "./api";
import { cameraControls } from "./camera/controls";
import { NOTHING_LIT } from "./camera/director";
import { Rig } from "./camera/rig";
import { watchCanvas } from "./canvas";
import { exportGltf, screenshot } from "./export";
import { handScene } from "./hand/handwork";
import { PaintLoop } from "./loop";
import { groundAt } from "./mapping";
import { createParts } from "./parts";
import { type Pieces, piecesOf, withChange } from "./pieces/model";
import { createRenderer, disposeRenderer } from "./renderer";
import { drawnBySoftware, FrameWatch, type Level, levelOf } from "./world/quality";

const PULSE_FOR = 20; // seconds after which highlights stop pulsing, to save battery
/** The most pixels of the screen that are drawn for a pixel of the page, along each side. */
const RATIO: Readonly<Record<Level, number>> = { high: 2, medium: 1.5, low: 1.25 };

export const createScene: CreateScene = (canvas: HTMLCanvasElement, options: SceneOptions): SceneApi => {
  const levelFor = (wanted: Quality): Level => levelOf(wanted, wanted === "auto" && drawnBySoftware());
  const watch = new FrameWatch(levelFor(options.quality));
  const renderer = createRenderer(canvas, watch.level);
  const parts = createParts(renderer, options, watch.level);
  const { pieces, world, ring, ghost, marks, grounds, labels, veils, hands, animator, rig, traffic, director } = parts;

  let quality: Quality = options.quality;
  let size = { width: 1, height: 1, ratio: 1 };
  let covered: Edges = { left: 0, right: 0, top: 0, bottom: 0 };
  let pulseEnd = 0;
  let framed = false;
  let disposed = false;

  const now = (): number => performance.now() / 1000;

  function draw(eye = rig): void {
    world.draw(eye.camera, eye.depth);
  }

  /** Let what hides the draft turn translucent; true while something changes. */
  function clear(dt: number): boolean {
    veils.look(rig.camera.position, rig.rides ? null : director.ghost, rig.rides ? NOTHING_LIT : director.highlight);
    return veils.tick(rig.reduced ? Infinity : dt);
  }

  const loop = new PaintLoop(renderer, (time, dt) => {
    const moved = animator.tick(time);
    const handled = hands.tick(time);
    const driving = traffic.tick(time);
    if (moved || handled || driving) renderer.shadowMap.needsUpdate = true;
    const travelling = rig.tick(dt);
    const clearing = clear(dt);
    const pulsing = marks.alive && !rig.reduced && time < pulseEnd;
    if (marks.alive) marks.pulse(time, pulsing);
    draw();
    hands.painted(time);
    const moving = animator.active || travelling || clearing || hands.alive;
    // Measure only while frames follow one another; a pulse waits between them.
    if (quality === "auto" && moving && loop.chained && watch.painted(loop.gap)) setTimeout(applyLevel);
    if (moving) return "moving";
    return pulsing || driving ? "pulsing" : "still";
  });
  const wake = (): void => loop.wake();

  function built(): void {
    world.fit(pieces.bounds());
    labels.refresh();
    marks.show(director.highlight);
    if (!framed && pieces.current.columns.length + pieces.current.components.length > 0) {
      framed = true;
      director.start();
    }
    wake();
  }

  /** All cars at their places, where the rules have them. */
  function park(): void {
    if (!traffic.active) return;
    traffic.stop();
    renderer.shadowMap.needsUpdate = true;
    wake();
  }

  /** Nothing moves: all is at its place. */
  function rest(): void {
    animator.finish();
    rig.land();
    park();
  }

  function show(after: Pieces, animate: boolean): Promise<void> {
    animator.finish();
    park();
    const change = pieces.show(after);
    veils.shownAnew();
    hands.shownAnew();
    built();
    if (rig.mode === "follow") director.follow(change.roads.added.at(-1)?.id);
    if (!moves(animate)) return Promise.resolve();
    return animator.play(pieces.arrival(change, hands.away), now());
  }

  /** Animate only on a visible page: a hidden one is not painted, so animations would never end. */
  function moves(wanted: boolean): boolean {
    return wanted && !rig.reduced && !loop.lost && !document.hidden;
  }

  function resize(width: number, height: number, pixelRatio: number, edges = covered): void {
    const ratio = Math.min(pixelRatio, RATIO[watch.level]);
    size = { width: Math.max(1, width), height: Math.max(1, height), ratio: pixelRatio };
    covered = edges;
    const anew =
      canvas.width !== Math.floor(size.width * ratio) ||
      canvas.height !== Math.floor(size.height * ratio) ||
      renderer.getPixelRatio() !== ratio;
    if (anew) {
      renderer.setPixelRatio(ratio);
      renderer.setSize(size.width, size.height, false);
    }
    rig.resize(size.width, size.height, covered);
    labels.resize(size.width, size.height, covered);
    wake();
    if (anew && framed) loop.repaint();
  }

  function applyLevel(): void {
    if (disposed) return;
    world.setLevel(watch.level);
    resize(size.width, size.height, size.ratio);
  }

  const stopWatching = watchCanvas(canvas, {
    onLost() {
      loop.lose();
      animator.finish();
      traffic.stop();
      hands.finish();
      rig.land();
    },
    onRestored() {
      loop.lost = false;
      world.restore(pieces.bounds());
      resize(size.width, size.height, size.ratio);
    },
    onHidden: rest,
    onShown: wake,
  });
  world.fit(pieces.bounds());
  resize(canvas.clientWidth || canvas.width, canvas.clientHeight || canvas.height, globalThis.devicePixelRatio || 1);

  const { level, ...controls } = cameraControls({
    canvas,
    rig,
    director,
    picker: parts.picker,
    size: () => size,
    wake,
    moves: () => moves(true),
  });

  return {
    ...controls,
    stats: loop.stats,
    hand: handScene(hands, {
      rig,
      wake,
      moves,
      now,
      park,
      reshade: () => (renderer.shadowMap.needsUpdate = true),
      level,
    }),
    setTable(table) {
      void show(piecesOf(table), false);
    },
    applyChange(change, animate) {
      if (disposed) return Promise.resolve();
      return show(withChange(pieces.current, change), animate);
    },
    setGhost(wanted) {
      if (wanted) park();
      director.ghost = wanted;
      veils.refresh();
      ghost.show(wanted);
      labels.setSign(wanted?.guide ? null : wanted);
      wake();
    },
    setRing(wanted) {
      director.ring = wanted;
      const components = pieces.city.views();
      ring.show(wanted, (x, y) => groundAt(x, y, components, options.shapes));
      wake();
    },
    setCrossings(wanted) {
      labels.setCrossings(wanted);
      wake();
    },
    setHighlight(wanted) {
      director.highlight = wanted;
      veils.refresh();
      pulseEnd = now() + PULSE_FOR;
      marks.show(wanted);
      wake();
    },
    setEnclosures(polygons, announce) {
      const closing = grounds.show(polygons);
      if (moves(announce)) void animator.play(closing, now());
      wake();
    },
    setLabels(wanted) {
      labels.setNames(wanted);
      wake();
    },
    setSides(wanted) {
      labels.setSides(wanted);
      wake();
    },
    setDriving(who) {
      park();
      if (who === null || !moves(true)) return;
      animator.finish();
      traffic.start(pieces.current, who === "all" ? null : who, now());
      wake();
    },
    resize,
    setQuality(wanted) {
      if (quality === wanted) return;
      quality = wanted;
      watch.level = levelFor(wanted);
      applyLevel();
    },
    setDaytime(daytime) {
      world.setDaytime(daytime);
      parts.setDark(daytime);
      wake();
    },
    setReducedMotion(reduced) {
      rig.reduced = hands.reduced = reduced;
      if (reduced) rest();
      wake();
    },
    screenshot(width, height, framed = false) {
      if (disposed || loop.lost) return Promise.reject(new Error("the scene is gone"));
      const eye = framed ? new Rig(options.tableSize, true) : rig;
      if (framed) {
        eye.resize(width, height);
        eye.start(() => pieces.outline(), director.side());
        eye.jump();
      }
      const restore = (): void => {
        resize(size.width, size.height, size.ratio);
        draw();
      };
      return screenshot(
        renderer,
        eye.camera,
        width,
        height,
        () => {
          labels.resize(width, height);
          draw(eye);
        },
        restore,
      );
    },
    exportGltf() {
      return exportGltf(pieces, world.desk.mesh, parts.colour);
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      loop.dispose();
      rig.land();
      stopWatching();
      animator.finish();
      parts.dispose();
      disposeRenderer(renderer);
    },
  };
};
