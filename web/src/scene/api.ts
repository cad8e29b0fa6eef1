/**
 * The whole public API of the scene: a table with pieces on it, without rules, network or text. Lengths are mm on the
 * table (x right, y away from the viewer, z up), as on the wire; the scene converts them to three.js coordinates.
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
  /** CSS colours by seat, and the pattern that distinguishes seats without colour. */
  readonly colours: readonly string[];
  readonly quality: Quality;
  readonly reducedMotion: boolean;
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

/** The held body: shown with its shadow, plumb lines and, if used, tweezers. */
export interface HeldView {
  readonly name: string;
  readonly owner: number;
  readonly tweezers: boolean;
}

/** Physical poses of bodies (c3.0, r8, k2), read at every paint. Times are seconds of performance.now(). */
export interface PoseSource {
  /** The look of bodies that are not part of the table. */
  readonly loose: readonly LooseBody[];
  readonly held: HeldView | null;
  /** Is the body still in the hand? */
  isHeld(): boolean;
  poses(now: number): ReadonlyMap<string, Pose>;
  painted?(now: number): void;
}

/** What the scene does during a carry. */
export interface HandScene {
  /** Bodies follow a source instead of the table. */
  follow(source: PoseSource): void;
  /** Move everything back to its exact place. Remove bodies that are not on the table, except those in `keep`. */
  giveBack(animate: boolean, keep?: ReadonlySet<string>): Promise<void>;
  /** Flash a body that was touched; `strength` in mN·s. */
  flash(name: string, strength: number): void;
  /** How likely each piece is to fall, 0 to 1. */
  setRisks(risks: ReadonlyMap<string, number>): void;
  /** Move the camera close to these points; null: back. */
  lean(points: readonly (readonly [number, number, number])[] | null): void;
  /** The place under a point of the screen, at a height above the table. */
  level(clientX: number, clientY: number, z: number): { readonly x: number; readonly y: number } | null;
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
  setCamera(mode: CameraMode, target?: string): void;
  /** Move the camera: pan and orbit in CSS pixels, zoom as a factor. */
  pan(dx: number, dy: number): void;
  orbit(dx: number, dy: number): void;
  zoom(factor: number, atX: number, atY: number): void;
  /** Show everything that is built, with room for a road around each highlighted base point. */
  showAll(): void;
  pick(clientX: number, clientY: number): Pick3 | null;
  project(x: number, y: number, z: number): Screen;
  resize(width: number, height: number, pixelRatio: number): void;
  setQuality(quality: Quality): void;
  setReducedMotion(reduced: boolean): void;
  screenshot(width: number, height: number): Promise<Blob>;
  exportGltf(): Promise<Blob>;
  /** For tests and benchmarks. */
  readonly stats: { painted: number; paintMs: number; drawCalls: number };
  dispose(): void;
}

export type CreateScene = (canvas: HTMLCanvasElement, options: SceneOptions) => SceneApi;
export type { CarView, ColumnView, ComponentView, CrossingMark, Ghost, Highlight, Quality, RingSpots, RoadView };
