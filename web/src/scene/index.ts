/** The scene: implements api.ts with the parts of this folder, and paints only when something changed or moves. */
import { Fog, Mesh, PerspectiveCamera, Scene, Vector3 } from "three";
import { Animator } from "./animate";
import type { CameraMode, CreateScene, Highlight, Quality, SceneApi, SceneOptions } from "./api";
import { drivePath } from "./camera/drive";
import { Picker } from "./camera/pick";
import { Rig } from "./camera/rig";
import { Grounds } from "./city/grounds";
import { Desk } from "./desk";
import { exportGltf, screenshot } from "./export";
import { Handwork, handScene } from "./hand/handwork";
import { Light } from "./light";
import { PaintLoop } from "./loop";
import { groundAt, toWorld } from "./mapping";
import { createMaterials, seatColours } from "./materials";
import { GhostLayer } from "./pieces/ghost";
import { Labels } from "./pieces/labels";
import { Marks } from "./pieces/marks";
import { type Pieces, piecesOf, withChange } from "./pieces/model";
import { PieceLayer } from "./pieces/pieces";
import { Ring } from "./pieces/ring";
import { createRenderer, setShadows } from "./renderer";

const PULSE_FOR = 20; // seconds after which highlights stop pulsing, to save battery
const NO_HIGHLIGHT: Highlight = { pieces: [], basePoints: [], chosenBase: null };

export const createScene: CreateScene = (canvas: HTMLCanvasElement, options: SceneOptions): SceneApi => {
  const renderer = createRenderer(canvas, options.quality);
  const scene = new Scene();
  const fog = new Fog("#cfcbc4", 900, 3000);
  scene.fog = fog;
  const colour = seatColours(options.colours);
  const materials = createMaterials(options.tableSize, options.quality === "high");
  const desk = new Desk(scene, options.tableSize, materials);
  const pieces = new PieceLayer(scene, options.shapes, materials, colour);
  const light = new Light(scene, renderer, options.quality);
  const ring = new Ring(scene, options.tableSize);
  const ghost = new GhostLayer(scene, pieces, colour);
  const marks = new Marks(scene, pieces, colour);
  const grounds = new Grounds(scene, options.shapes.area.thickness, colour);
  const labels = new Labels(scene, pieces, options.colours);
  const picker = new Picker(pieces);
  const hands = new Handwork(scene, pieces, colour);
  const animator = new Animator();
  const rig = new Rig(new PerspectiveCamera(30, 1.6, 1, 4000), options.tableSize, options.reducedMotion);

  let quality: Quality = options.quality;
  let size = { width: 1, height: 1, ratio: 1 };
  let highlight = NO_HIGHLIGHT;
  let pulseEnd = 0;
  let framed = false;
  let disposed = false;

  const now = (): number => performance.now() / 1000;

  function draw(): void {
    fog.near = rig.reach + 420;
    fog.far = rig.reach + 2300;
    renderer.render(scene, rig.camera);
  }

  const loop = new PaintLoop(renderer, (time, dt) => {
    const moved = animator.tick(time);
    const handled = hands.tick(time);
    if (moved || handled) renderer.shadowMap.needsUpdate = true;
    const travelling = rig.tick(dt);
    const pulsing = marks.alive && !rig.reduced && time < pulseEnd;
    if (marks.alive) marks.pulse(time, pulsing);
    draw();
    hands.painted(time);
    if (animator.active || travelling || hands.alive) return "moving";
    return pulsing ? "pulsing" : "still";
  });
  const wake = (): void => loop.wake();

  function built(): void {
    light.fit(pieces.bounds());
    labels.refresh();
    marks.show(highlight);
    if (!framed && pieces.current.columns.length + pieces.current.components.length > 0) {
      framed = true;
      rig.start(pieces.outline());
      rig.jump();
    }
    wake();
  }

  function show(after: Pieces, animate: boolean): Promise<void> {
    animator.finish();
    const change = pieces.show(after);
    hands.shownAnew();
    built();
    if (rig.mode === "follow") followLast(change.roads.added.at(-1)?.id);
    if (!moves(animate)) return Promise.resolve();
    return animator.play(pieces.arrival(change, hands.away), now());
  }

  /** Animate only on a visible page: a hidden one is not painted, so animations would never end. */
  function moves(wanted: boolean): boolean {
    return wanted && !rig.reduced && !loop.lost && !document.hidden;
  }

  const roomy = (): Vector3[] => pieces.roomy(highlight.basePoints, highlight.anywhere === true, options.tableSize);

  function followLast(id?: string): void {
    const road = id === undefined ? pieces.current.roads.at(-1) : pieces.roads.get(id);
    if (!road) return;
    const middle = new Vector3(...road.start).add(new Vector3(...road.end)).multiplyScalar(0.5);
    rig.follow(middle);
  }

  function normalised(clientX: number, clientY: number): [number, number] {
    const box = canvas.getBoundingClientRect();
    return [
      ((clientX - box.left) / Math.max(1, box.width)) * 2 - 1,
      1 - ((clientY - box.top) / Math.max(1, box.height)) * 2,
    ];
  }

  const level = (x: number, y: number, z: number) => picker.level(...normalised(x, y), z, rig.camera);

  function resize(width: number, height: number, pixelRatio: number): void {
    size = { width: Math.max(1, width), height: Math.max(1, height), ratio: pixelRatio };
    renderer.setPixelRatio(Math.min(pixelRatio, quality === "high" ? 2 : 1.25));
    renderer.setSize(size.width, size.height, false);
    rig.resize(size.width, size.height);
    labels.resize(size.height);
    wake();
  }

  function onLost(event: Event): void {
    event.preventDefault();
    loop.lose();
    animator.finish();
    hands.finish();
  }

  function onRestored(): void {
    loop.lost = false;
    light.reflect(); // render targets are lost with the context; three.js uploads everything else again
    light.fit(pieces.bounds());
    resize(size.width, size.height, size.ratio);
  }

  function onHidden(): void {
    if (document.hidden) animator.finish();
    else wake();
  }

  document.addEventListener("visibilitychange", onHidden);
  canvas.addEventListener("webglcontextlost", onLost);
  canvas.addEventListener("webglcontextrestored", onRestored);
  light.fit(pieces.bounds());
  resize(canvas.clientWidth || canvas.width, canvas.clientHeight || canvas.height, globalThis.devicePixelRatio || 1);

  return {
    stats: loop.stats,
    hand: handScene(hands, { rig, wake, moves, now, reshade: () => (renderer.shadowMap.needsUpdate = true), level }),
    setTable(table) {
      void show(piecesOf(table), false);
    },
    applyChange(change, animate) {
      if (disposed) return Promise.resolve();
      return show(withChange(pieces.current, change), animate);
    },
    setGhost(wanted) {
      ghost.show(wanted);
      labels.setSign(wanted?.guide ? null : wanted);
      wake();
    },
    setRing(wanted) {
      const components = pieces.city.views();
      ring.show(wanted, (x, y) => groundAt(x, y, components, options.shapes));
      wake();
    },
    setCrossings(wanted) {
      labels.setCrossings(wanted);
      wake();
    },
    setHighlight(wanted) {
      highlight = wanted;
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
    setCamera(mode: CameraMode, target?: string) {
      const { roads, cars } = pieces.current;
      rig.setMode(mode, mode === "drive" ? drivePath(target ?? "0", roads, cars, options.shapes.road.thickness) : null);
      if (mode === "plan") rig.showAll(roomy());
      if (mode === "follow") followLast(target);
      wake();
    },
    pan(dx, dy) {
      rig.pan(dx, dy);
      wake();
    },
    orbit(dx, dy) {
      rig.orbit(dx, dy);
      wake();
    },
    zoom(factor, atX, atY) {
      rig.zoom(factor, ...normalised(atX, atY));
      wake();
    },
    showAll() {
      rig.showAll(roomy());
      wake();
    },
    pick(clientX, clientY) {
      return picker.pick(...normalised(clientX, clientY), rig.camera);
    },
    project(x, y, z) {
      const spot = toWorld(x, y, z).project(rig.camera);
      const visible = Math.abs(spot.x) <= 1 && Math.abs(spot.y) <= 1 && Math.abs(spot.z) <= 1;
      return { x: ((spot.x + 1) / 2) * size.width, y: ((1 - spot.y) / 2) * size.height, visible };
    },
    resize,
    setQuality(wanted) {
      if (quality === wanted) return;
      quality = wanted;
      light.setQuality(wanted);
      setShadows(renderer, scene, wanted);
      resize(size.width, size.height, size.ratio);
    },
    setReducedMotion(reduced) {
      rig.reduced = reduced;
      if (reduced) animator.finish();
      wake();
    },
    screenshot(width, height) {
      if (disposed || loop.lost) return Promise.reject(new Error("the scene is gone"));
      const restore = (): void => {
        resize(size.width, size.height, size.ratio);
        draw();
      };
      return screenshot(
        renderer,
        rig.camera,
        width,
        height,
        () => {
          labels.resize(height);
          draw();
        },
        restore,
      );
    },
    exportGltf() {
      return exportGltf(pieces, desk.mesh instanceof Mesh ? desk.mesh : null, colour);
    },
    dispose() {
      if (disposed) return;
      disposed = true;
      loop.dispose();
      document.removeEventListener("visibilitychange", onHidden);
      canvas.removeEventListener("webglcontextlost", onLost);
      canvas.removeEventListener("webglcontextrestored", onRestored);
      animator.finish();
      for (const part of [hands, labels, marks, grounds, ghost, ring, pieces, desk, light, materials]) part.dispose();
      renderer.dispose();
    },
  };
};
