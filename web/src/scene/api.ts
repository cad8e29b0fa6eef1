/**
 * The whole public surface of the scene: a table with pieces on it, no rules, no network, no words.
 * Lengths are mm on the table (x right, y away from the viewer, z up), as on the wire; the scene maps them to three.js itself.
 */

import type { Enclosure } from "../headless/enclosures";
import type { LooseBody } from "../headless/hand/carry";
import type { Pose } from "../headless/hand/frames";
import type { Quality } from "../headless/prefs";
import type { CrossingMark, Ghost, Highlight, RingSpots } from "../headless/shown";
import type { CarView, Change, ColumnView, ComponentView, PieceShapes, RoadView, TableView } from "../net/wire.gen";

export type CameraMode = "free" | "plan" | "follow" | "drive";

export interface SceneOptions {
  readonly shapes: PieceShapes;
  readonly tableSize: readonly [number, number];
  /** CSS colours by seat, and the pattern that tells seats apart without colour. */
  readonly colours: readonly string[];
  readonly quality: Quality;
  readonly reducedMotion: boolean;
}

/** Where a ray from the screen meets the table, and the piece it meets first. */
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

/** The body in a hand: shown with its shadow, plumb lines and, where they are used, tweezers. */
export interface HeldView {
  readonly name: string;
  readonly owner: number;
  readonly tweezers: boolean;
}

/** Where bodies (c3.0, r8, k2) are by physics; asked for whenever the scene is painted. Times are seconds of performance.now. */
export interface PoseSource {
  /** How bodies look that are not on the table. */
  readonly loose: readonly LooseBody[];
  readonly held: HeldView | null;
  /** Is it still in the hand? */
  isHeld(): boolean;
  poses(now: number): ReadonlyMap<string, Pose>;
  painted?(now: number): void;
}

/** What the scene does for hands at work. */
export interface HandScene {
  /** Bodies follow a source instead of the table. */
  follow(source: PoseSource): void;
  /** Everything back to its exact place; what the table does not have leaves, but for the pieces in `keep`. */
  giveBack(animate: boolean, keep?: ReadonlySet<string>): Promise<void>;
  /** A body was touched, so hard (mN·s). */
  flash(name: string, strength: number): void;
  /** Pieces by how likely they fall. */
  setRisks(risks: ReadonlyMap<string, number>): void;
  /** The camera leans in to see points; null: back. */
  lean(points: readonly (readonly [number, number, number])[] | null): void;
  /** The place at a height over the table under a point of the screen. */
  level(clientX: number, clientY: number, z: number): { readonly x: number; readonly y: number } | null;
}

export interface SceneApi {
  readonly hand: HandScene;
  /** Show a whole table at once (joining, undo, replay). */
  setTable(table: TableView): void;
  /** Add what a step added, animated (pieces lower into place one after the other) unless told not to. */
  applyChange(change: Change, animate: boolean): Promise<void>;
  setGhost(ghost: Ghost | null): void;
  setRing(ring: RingSpots | null): void;
  setCrossings(marks: readonly CrossingMark[]): void;
  setHighlight(highlight: Highlight): void;
  /** Ground that highways close off. `announce`: what is new is drawn around once, unless motion is reduced. */
  setEnclosures(polygons: readonly Enclosure[], announce: boolean): void;
  setLabels(show: boolean): void;
  /** X-ray of over and under sides. */
  setSides(show: boolean): void;
  setCamera(mode: CameraMode, target?: string): void;
  /** Move the camera: pan and orbit in CSS pixels, zoom as a factor. */
  pan(dx: number, dy: number): void;
  orbit(dx: number, dy: number): void;
  zoom(factor: number, atX: number, atY: number): void;
  /** Show all that is built, with room for a road around each highlighted base point. */
  showAll(): void;
  pick(clientX: number, clientY: number): Pick3 | null;
  project(x: number, y: number, z: number): Screen;
  resize(width: number, height: number, pixelRatio: number): void;
  setQuality(quality: Quality): void;
  setReducedMotion(reduced: boolean): void;
  screenshot(width: number, height: number): Promise<Blob>;
  exportGltf(): Promise<Blob>;
  /** For tests and measurements. */
  readonly stats: { painted: number; paintMs: number; drawCalls: number };
  dispose(): void;
}

export type CreateScene = (canvas: HTMLCanvasElement, options: SceneOptions) => SceneApi;
export type { CarView, ColumnView, ComponentView, CrossingMark, Ghost, Highlight, Quality, RingSpots, RoadView };
