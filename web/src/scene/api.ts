/**
 * The whole public API of the scene: a table with pieces on it, without rules, network or text. Lengths are mm on the
 * table (x right, y away from the viewer, z up), as on the wire; the scene converts them to three.js coordinates.
 */

import type { Enclosure } from "../headless/enclosures";
import type { Point3 } from "../headless/geometry";
import type { Ground } from "../headless/hand/around/ground";
import type { LooseBody } from "../headless/hand/stream/carry";
import type { Pose } from "../headless/hand/stream/frames";
import type { Daytime } from "../headless/page/daytime";
import type { Quality } from "../headless/page/prefs";
import type { CrossingMark, Ghost, Highlight, RingSpots } from "../headless/shown";
import type {
  CarView,
  Change,
  ColumnView,
  ComponentView,
  FingertipView,
  PieceShapes,
  RoadView,
  TableView,
} from "../net/wire.gen";

export type CameraMode = "free" | "plan" | "follow" | "drive";

export interface SceneOptions {
  readonly shapes: PieceShapes;
  readonly tableSize: readonly [number, number];
  /** CSS colours by seat, and the pattern that distinguishes seats without colour. */
  readonly colours: readonly string[];
  readonly quality: Quality;
  readonly daytime: Daytime;
  readonly reducedMotion: boolean;
  /** The first view has this seat near the viewer; null: that of seat 0. */
  readonly nearSeat: number | null;
}

/** Where a ray from the screen meets the table, and the first piece it hits. */
export interface Pick3 {
  readonly x: number;
  readonly y: number;
  readonly piece: string | null;
}

export interface Screen {
  readonly x: number;
  readonly y: number;
  readonly visible: boolean;
}

/** The held body: shown with its footprint, plumb lines, and the fingertips or tweezers that hold it. */
export interface HeldView {
  readonly name: string;
  readonly owner: number;
  readonly tweezers: boolean;
  /** The tips that hold it, as the server says. */
  readonly tips?: readonly FingertipView[] | undefined;
}

/** Physical poses of bodies (c3.0, r8, k2), read at every paint. Times are seconds of performance.now(). */
export interface PoseSource {
  /** The look of bodies that are not part of the table. */
  readonly loose: readonly LooseBody[];
  readonly held: HeldView | null;
  /** Is the body still in the hand? */
  isHeld(): boolean;
  /** Where it goes: an arrow points there. */
  place?(): Pose | null;
  poses(now: number): ReadonlyMap<string, Pose>;
  /** Do the poses stay as they are? Then they are painted only when asked for. */
  still?(): boolean;
  /** The standing pieces, on which the footprint falls. Without them it falls on the table. */
  readonly ground?: Ground | undefined;
  /** How strained bodies are, 0 to 1: these glow and tremble. */
  strains?(): ReadonlyMap<string, number>;
  painted?(now: number): void;
}

/** The scene's part in a carry. */
export interface HandScene {
  /** Bodies follow a source instead of the table. */
  follow(source: PoseSource): void;
  /** The source has moved on: paint it. */
  wake(): void;
  /** Move everything back to its exact place, piece by piece. Remove bodies that are not on the table, except those in `keep`. */
  giveBack(animate: boolean, keep?: ReadonlySet<string>): Promise<void>;
  /** Flash a body that was touched; `strength` in mN·s. */
  flash(name: string, strength: number): void;
  /** How likely each piece is to fall, 0 to 1. */
  setRisks(risks: ReadonlyMap<string, number>): void;
  /** Move the camera close to these points; null: back. `keep`, if it can, stays where it is on the screen. */
  lean(points: readonly Point3[] | null, keep?: Point3 | null): void;
  /** Stop a movement of the camera where it is. */
  holdCamera(): void;
  /** The place under a point of the screen, at a height above the table. */
  level(clientX: number, clientY: number, z: number): { readonly x: number; readonly y: number } | null;
}

/** A width along each edge, in CSS pixels. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The content that the view keeps in frame. */
export interface Focus {
  /** Ids of pieces, such as base points, or what was just built. */
  readonly pieces: readonly string[];
  /** Also where the reach ring says that a column may stand; while something may be placed anywhere, room for it. */
  readonly ring?: boolean;
  readonly ghost?: boolean;
  /** The player works here: come near enough to aim. */
  readonly works?: boolean;
  /** Ids of pieces that were just built: in frame too, where the window is large enough. */
  readonly also?: readonly string[];
  /** The player has just clicked: move only if the pieces or the ghost are out of view. */
  readonly calm?: boolean;
  /** The stage has another shape: choose the view anew, even if the current one shows all this. */
  readonly afresh?: boolean;
}

export interface SceneApi {
  readonly hand: HandScene;
  /** Show a full table at once (joining, undo, replay). */
  setTable(table: TableView): void;
  /** Add the pieces of a step. If animated, they are lowered into place one after the other. */
  applyChange(change: Change, animate: boolean): Promise<void>;
  setGhost(ghost: Ghost | null): void;
  setRing(ring: RingSpots | null): void;
  setCrossings(marks: readonly CrossingMark[]): void;
  setHighlight(highlight: Highlight): void;
  /** Ground that highways enclose. `announce`: trace the outline of new ground once, unless motion is reduced. */
  setEnclosures(polygons: readonly Enclosure[], announce: boolean): void;
  setLabels(show: boolean): void;
  /** Show which over and under sides of roads are taken. */
  setSides(show: boolean): void;
  /**
   * Let cars drive along their highways: all of them, those of one seat, or none. With none they are back at their
   * places at once, as they are when a piece, a ghost or a carry is shown. If motion is reduced, nothing moves.
   */
  setDriving(who: "all" | number | null): void;
  setCamera(mode: CameraMode, target?: string): void;
  /**
   * Fly along the highway of a seat (5 to 8 s), then show everything. `done` is called once: at the end, when the flight
   * is stopped, or at once if there is nothing to fly along or motion is reduced. Moving the camera stops it too.
   */
  fly(seat: number, done: () => void): void;
  /** End a flight at once; without one, nothing happens. */
  stopFlight(): void;
  /** Move the camera: pan and orbit in CSS pixels, zoom as a factor. */
  pan(dx: number, dy: number): void;
  orbit(dx: number, dy: number): void;
  zoom(factor: number, atX: number, atY: number): void;
  /** Show everything that is built; it fills the part of the canvas that is not covered. */
  showAll(): void;
  /** Bring this into view without haste. The camera stays where it is if that shows it already. */
  attend(focus: Focus): void;
  /** Where the camera is, as a few numbers; `goToView` brings it back there. On a drive: where it was before. */
  view(): readonly number[];
  goToView(view: readonly number[]): void;
  pick(clientX: number, clientY: number): Pick3 | null;
  project(x: number, y: number, z: number): Screen;
  /** Set the size of the canvas in CSS pixels. `covered`: how much of each edge panels cover; the view fills the rest. */
  resize(width: number, height: number, pixelRatio: number, covered?: Edges): void;
  setQuality(quality: Quality): void;
  setDaytime(daytime: Daytime): void;
  setReducedMotion(reduced: boolean): void;
  /** A PNG of the table at this size, as it is seen; `framed`: from the first view, with everything built in the frame. */
  screenshot(width: number, height: number, framed?: boolean): Promise<Blob>;
  exportGltf(): Promise<Blob>;
  /** For tests and benchmarks. */
  readonly stats: { painted: number; paintMs: number; drawCalls: number };
  dispose(): void;
}

export type CreateScene = (canvas: HTMLCanvasElement, options: SceneOptions) => SceneApi;
export type { CarView, ColumnView, ComponentView, CrossingMark, Ghost, Highlight, Quality, RingSpots, RoadView };
