/** The camera of the open table: its mode, and whom it follows. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { MatchState } from "../../headless/match";
import { isRoad } from "../../headless/piece-id";
import type { MoveView, TableView } from "../../net/wire.gen";
import type { CameraMode, SceneApi } from "../../scene/api";

interface Around {
  readonly match: MatchState;
  readonly scene: ReadonlySignal<SceneApi | null>;
  readonly shown: ReadonlySignal<TableView | null>;
  readonly lastMove: ReadonlySignal<MoveView | null>;
}

export class TableCamera {
  readonly mode = signal<CameraMode>("free");
  /** The view with which the table opens, if a link says so. */
  first: readonly number[] | null = null;

  constructor(private readonly around: Around) {}

  set(mode: CameraMode): void {
    const { scene, lastMove } = this.around;
    this.mode.value = mode;
    const last = lastMove.value?.pieces?.find(isRoad);
    scene.value?.setCamera(mode, mode === "follow" ? last : mode === "drive" ? this.driver() : undefined);
  }

  /** The seat whose highway the camera drives along: one of this page, else the one to move. */
  private driver(): string {
    const { match, shown } = this.around;
    const table = shown.value;
    const wishes = [match.mySeat.value, ...match.held.value, table?.status.to_move ?? null];
    const built = wishes.find((seat) => seat !== null && table?.roads.some((road) => road.owner === seat));
    return String(built ?? table?.roads[0]?.owner ?? 0);
  }
}
