// Made by tools/wire_types.py from the server's own types. Do not edit: change those and make this again.

export interface Extend {
  readonly type: "extend";
  readonly player?: number | null;
  readonly base: number;
  readonly x: number;
  readonly y: number;
  readonly lie?: readonly [number, number, number, number] | null;
  readonly cars?: readonly CarPlace[] | null;
  readonly take?: readonly Take[] | null;
  readonly height: number;
  readonly junction?: boolean;
}

export interface CarPlace {
  readonly at: number;
  readonly type?: string | null;
  readonly offset?: number;
}

export interface Take {
  readonly owner: number;
  readonly yellow?: boolean;
}

export interface OffRamp {
  readonly type: "off-ramp";
  readonly player?: number | null;
  readonly base: number;
  readonly x: number;
  readonly y: number;
  readonly lie?: readonly [number, number, number, number] | null;
  readonly cars?: readonly CarPlace[] | null;
  readonly take?: readonly Take[] | null;
}

export interface PlaceComponent {
  readonly type: "component";
  readonly player?: number | null;
  readonly component: string;
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
}

export interface Pass {
  readonly type: "pass";
  readonly player?: number | null;
}

export interface SetAside {
  readonly type: "set-aside";
  readonly player?: number | null;
}

export interface Stop {
  readonly type: "stop";
  readonly player?: number | null;
}

export interface Adjust {
  readonly type: "adjust";
  readonly player?: number | null;
  readonly turn: Build;
}

export interface Resign {
  readonly type: "resign";
  readonly player?: number | null;
  readonly out_of_time?: boolean;
}

export interface HelloRequest {
  readonly type: "hello";
  readonly tokens?: readonly string[];
  readonly language?: string;
  readonly secret?: string;
}

export interface PreviewRequest {
  readonly type: "preview";
  readonly request: number;
  readonly revision: number;
  readonly turn: Turn;
}

export interface NearestRequest {
  readonly type: "nearest";
  readonly request: number;
  readonly revision: number;
  readonly turn: Build | PlaceComponent;
}

export interface RemedyRequest {
  readonly type: "remedy";
  readonly request: number;
  readonly revision: number;
  readonly turn: Turn;
}

export interface OutlookRequest {
  readonly type: "outlook";
  readonly request: number;
  readonly revision: number;
}

export interface RingRequest {
  readonly type: "ring";
  readonly request: number;
  readonly revision: number;
  readonly base: number;
}

export interface BillRequest {
  readonly type: "bill";
  readonly request: number;
  readonly revision: number;
  readonly aftermath: Aftermath;
}

export interface Aftermath {
  readonly by: number;
  readonly fallen?: readonly Fallen[];
  readonly nudged?: readonly Nudged[];
  readonly pays?: readonly Payment[] | null;
  readonly forgiven?: boolean;
  readonly missed?: "column" | "turn" | null;
}

export interface Fallen {
  readonly piece: string;
  readonly count?: number | null;
}

export interface Nudged {
  readonly piece: string;
  readonly shift: number;
  readonly count?: number | null;
}

export interface Payment {
  readonly owner: number;
  readonly gray?: number;
  readonly yellow?: number;
}

export interface NamesRequest {
  readonly type: "names";
  readonly request: number;
  readonly revision: number;
  readonly step?: number | null;
}

export interface HintRequest {
  readonly type: "hint";
  readonly request: number;
  readonly revision: number;
  readonly seat: number;
}

export interface RiskRequest {
  readonly type: "risk";
  readonly request: number;
  readonly revision: number;
  readonly turn: Build;
}

export interface PlayRequest {
  readonly type: "play";
  readonly revision: number;
  readonly turn: Turn;
  readonly aftermath?: Aftermath | null;
  readonly request: number;
  readonly seat: number;
}

export interface KnockRequest {
  readonly type: "knock";
  readonly revision: number;
  readonly aftermath: Aftermath;
  readonly request: number;
  readonly seat: number;
}

export interface UndoRequest {
  readonly type: "undo";
  readonly revision: number;
  readonly request: number;
  readonly seat: number;
}

export interface AnswerUndoRequest {
  readonly type: "answer-undo";
  readonly revision: number;
  readonly agree: boolean;
  readonly request: number;
  readonly seat: number;
}

export interface PayRequest {
  readonly type: "pay";
  readonly revision: number;
  readonly pays?: readonly Payment[] | null;
  readonly request: number;
  readonly seat: number;
}

export interface ForgiveRequest {
  readonly type: "forgive";
  readonly revision: number;
  readonly agree: boolean;
  readonly request: number;
  readonly seat: number;
}

export interface TaskRequest {
  readonly type: "task";
  readonly revision: number;
  readonly task: number;
  readonly request: number;
  readonly seat: number;
}

export interface PauseRequest {
  readonly type: "pause";
  readonly revision: number;
  readonly request: number;
  readonly seat: number;
}

export interface AnswerPauseRequest {
  readonly type: "answer-pause";
  readonly revision: number;
  readonly agree: boolean;
  readonly request: number;
  readonly seat: number;
}

export interface ResumeRequest {
  readonly type: "resume";
  readonly revision: number;
  readonly request: number;
  readonly seat: number;
}

export interface RematchRequest {
  readonly type: "rematch";
  readonly bot?: string | null;
  readonly request: number;
  readonly seat: number;
}

export interface ClaimRequest {
  readonly type: "claim";
  readonly revision: number;
  readonly request: number;
  readonly seat: number;
}

export interface TakeRequest {
  readonly type: "take";
  readonly request: number;
  readonly revision: number;
  readonly seat: number;
  readonly turn: Build;
  readonly piece?: string | null;
  readonly tweezers?: boolean;
  readonly grip?: number | null;
}

export interface LetGoRequest {
  readonly type: "let-go";
  readonly request: number;
  readonly carry: number;
}

export interface GiveUpRequest {
  readonly type: "give-up";
  readonly request: number;
  readonly carry: number;
}

export interface ReactRequest {
  readonly type: "react";
  readonly request: number;
  readonly reaction: "applause" | "calm" | "careful" | "close" | "gasp" | "hello" | "luck" | "moment" | "nice" | "oops" | "ouch" | "rematch" | "sorry" | "thanks" | "well-played";
  readonly seat?: number | null;
}

export interface SitRequest {
  readonly type: "sit";
  readonly request: number;
  readonly seat: number;
}

export interface LeaveRequest {
  readonly type: "leave";
  readonly request: number;
  readonly seat: number;
}

export interface KickRequest {
  readonly type: "kick";
  readonly player?: string;
  readonly request: number;
  readonly seat: number;
}

export interface FillRequest {
  readonly type: "fill";
  readonly bot: string;
  readonly request: number;
  readonly seat: number;
}

export interface StartRequest {
  readonly type: "start";
  readonly bot: string;
  readonly request: number;
  readonly seat?: number;
}

export interface PassHostRequest {
  readonly type: "pass-host";
  readonly request: number;
  readonly seat: number;
}

export interface Whole {
  readonly type: "whole";
  readonly match: string;
  readonly edition: string;
  readonly changes: Readonly<Record<string, boolean | number | string | null>>;
  readonly missions: boolean;
  readonly table_size: readonly [number, number];
  readonly car_types: readonly string[];
  readonly held: readonly number[];
  readonly hand: HandSettings;
  readonly since: number;
  readonly moves: readonly MoveView[];
  readonly table: TableView;
  readonly player: string | null;
  readonly presence: PresenceView;
  readonly now?: number | null;
}

export interface HandSettings {
  readonly mode?: "precise" | "shaky" | "steady";
  readonly pieces?: "everything" | "roads" | "roads-and-cars";
  readonly nudge?: number | null;
  readonly miss?: "column" | "free" | "turn" | null;
}

export interface MoveView {
  readonly seat: number;
  readonly what?: "adjust" | "column" | "component" | "junction" | "off-ramp" | "out-of-time" | "pass" | "resign" | "set-aside" | "stop" | null;
  readonly height?: number;
  readonly component?: string;
  readonly cars?: number;
  readonly taken_from?: readonly number[];
  readonly pieces?: readonly string[];
  readonly fallen?: readonly string[];
  readonly moved?: readonly string[];
  readonly paid?: readonly PaidView[];
  readonly forgiven?: boolean;
  readonly missed?: "column" | "turn" | null;
}

export interface PaidView {
  readonly owner: number;
  readonly columns: number;
}

export interface TableView {
  readonly columns: readonly ColumnView[];
  readonly roads: readonly RoadView[];
  readonly cars: readonly CarView[];
  readonly components: readonly ComponentView[];
  readonly status: StatusView;
}

export interface ColumnView {
  readonly id: string;
  readonly owner: number;
  readonly x: number;
  readonly y: number;
  readonly foot: number;
  readonly height: number;
  readonly junction: boolean;
}

export interface RoadView {
  readonly id: string;
  readonly owner: number;
  readonly kind: "off-ramp" | "road" | "starting-ramp";
  readonly start: readonly [number, number, number];
  readonly end: readonly [number, number, number];
  readonly from_column: string | null;
  readonly to_column: string | null;
  readonly over: boolean;
  readonly under: boolean;
}

export interface CarView {
  readonly id: string;
  readonly owner: number;
  readonly road: string;
  readonly type: string;
  readonly at: readonly [number, number, number];
  readonly heading: number;
  readonly slope: number;
  readonly length: number;
  readonly place: number;
}

export interface ComponentView {
  readonly id: string;
  readonly kind: "airport" | "building" | "development" | "green" | "rainbow" | "tower";
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export interface StatusView {
  readonly revision: number;
  readonly steps: number;
  readonly phase: "building" | "over" | "setup";
  readonly to_move: number | null;
  readonly seats: readonly SeatView[];
  readonly base_points: readonly BaseView[];
  readonly to_place: readonly string[];
  readonly adjustable: readonly number[];
  readonly may_stop: boolean;
  readonly undo_asked: number | null;
  readonly undo_agreed: readonly number[];
  readonly outcome: OutcomeView | null;
  readonly bill?: BillView | null;
  readonly begun?: BegunView | null;
  readonly miss?: MissView | null;
  readonly halted?: HaltedView | null;
  readonly scored?: readonly Scored[];
  readonly rematch?: RematchView | null;
  readonly lesson?: LessonView | null;
  readonly seating?: SeatingView | null;
  readonly clock?: ClockView | null;
}

export interface SeatView {
  readonly name: string;
  readonly kind: "bot" | "human" | "open";
  readonly bot: string;
  readonly colour: "blue" | "green" | "orange" | "purple" | "sky" | "vermilion";
  readonly cars: number;
  readonly gray: number;
  readonly yellow: number;
  readonly roads: number;
  readonly types: Readonly<Record<string, number>>;
  readonly placed: number;
  readonly status: "finished" | "in" | "out";
  readonly place: number | null;
  readonly last_chance: boolean;
  readonly tremor: "gentle" | "none" | "normal" | "wild";
  readonly points: Readonly<Record<string, number>> | null;
  readonly missing: Readonly<Record<string, Missing>>;
  readonly enclosed: readonly string[];
  readonly closed: readonly (readonly (readonly [number, number])[])[];
  readonly situation: Situation | null;
}

export interface Missing {
  readonly what: "building" | "building-for-tower" | "development" | "drive" | "no-cars" | "no-roads" | "off-ramp-airport" | "off-ramp-green" | "rainbow" | "stock" | "tallest" | "tower" | "tower-and-building" | "traffic-jam";
  readonly gain?: number;
  readonly count?: number;
  readonly components?: readonly string[];
  readonly spare?: number;
}

export interface Situation {
  readonly what: "done" | "last-chance" | "last-turn" | "off-ramp" | "pass" | "set-aside";
  readonly lack?: "base-points" | "columns" | "fitting" | "material" | "roads" | "place" | null;
  readonly waits_for?: readonly number[];
}

export interface BaseView {
  readonly column: string;
  readonly height: number;
  readonly branch: boolean;
}

export interface OutcomeView {
  readonly reason: "" | "all-cars" | "last-round-played" | "last-with-material" | "resigned" | "roads-used-up" | "stalemate" | "stopped";
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly number[] | null;
  readonly messages: readonly string[];
  readonly places: readonly PlaceView[];
}

export interface PlaceView {
  readonly seat: number;
  readonly place: number;
  readonly reasons: readonly ReasonView[];
}

export interface ReasonView {
  readonly message: string;
  readonly rivals: readonly number[];
  readonly args: Readonly<Record<string, number | string>>;
}

export interface BillView {
  readonly seat: number;
  readonly fallen: readonly string[];
  readonly nudged: readonly string[];
  readonly pays: readonly Payment[];
  readonly gray: number;
  readonly yellow: number;
  readonly forgiven_by: readonly number[];
  readonly carry: number | null;
}

export interface BegunView {
  readonly seat: number;
  readonly turn: Build;
  readonly placed: readonly string[];
  readonly next: string;
}

export interface MissView {
  readonly rule: "column" | "free" | "turn";
  readonly made: number;
  readonly left: number | null;
}

export interface HaltedView {
  readonly step: number;
  readonly fault: Fault;
  readonly clause: Clause;
}

export type Fault =
  | "not-your-turn"
  | "wrong-phase"
  | "no-such-base-point"
  | "base-point-closed"
  | "already-branched"
  | "height-step"
  | "height-below-one"
  | "junction-without-gray"
  | "junctions-off"
  | "not-enough-gray"
  | "not-enough-yellow"
  | "not-enough-roads"
  | "not-enough-cars"
  | "out-of-reach"
  | "end-sticks-out"
  | "lie-length"
  | "off-ramp-height"
  | "off-table"
  | "closes-loop"
  | "road-over-column"
  | "column-under-road"
  | "column-overlaps-column"
  | "touches-road"
  | "overlap-beyond-top"
  | "touches-column"
  | "touches-car"
  | "touches-building"
  | "touches-tower"
  | "touches-obstacle"
  | "touches-area"
  | "area-forbids-column"
  | "column-over-area-edge"
  | "area-forbids-off-ramp"
  | "car-not-earned"
  | "car-owed"
  | "car-does-not-fit"
  | "car-not-on-road"
  | "car-would-slide"
  | "car-type-unavailable"
  | "nothing-to-take"
  | "pass-with-legal-build"
  | "set-aside-not-allowed"
  | "adjust-closed"
  | "adjust-other-turn"
  | "adjust-disturbs"
  | "stop-not-allowed"
  | "component-unavailable"
  | "development-first"
  | "areas-overlap"
  | "area-too-close"
  | "component-touches-piece"
  | "needs-development-area"
  | "development-occupied"
  | "component-over-edge"
  | "buildings-overlap"
  | "off-ramp-without-columns"
  | "set-aside-with-legal-build"
  | "gray-given-first"
  | "more-than-in-box"
  | "broken-highway";

export type Clause =
  | "goal"
  | "allotment"
  | "starting-ramp"
  | "first-player"
  | "obstacles"
  | "turn-order"
  | "base-point"
  | "column-height"
  | "column-place"
  | "road"
  | "adjust"
  | "road-ends"
  | "shared-top"
  | "over-column"
  | "no-loop"
  | "no-touch"
  | "table-edge"
  | "earning"
  | "first-only"
  | "own-road"
  | "car-place"
  | "car-duty"
  | "junction-height"
  | "junction-branch"
  | "off-ramp"
  | "off-ramp-height"
  | "off-ramp-bonus"
  | "areas"
  | "penalty"
  | "repair"
  | "passing"
  | "all-cars-out"
  | "material"
  | "without-columns"
  | "forced-pass"
  | "stalemate"
  | "children"
  | "missions"
  | "mission-end"
  | "mission-drive"
  | "mission-development"
  | "mission-traffic-jam"
  | "mission-rainbow"
  | "mission-off-ramp"
  | "mission-building"
  | "mission-tower"
  | "mission-tallest"
  | "mission-stock"
  | "same-type";

export interface Scored {
  readonly seat: number;
  readonly mission: string;
  readonly points: number;
  readonly count?: number;
  readonly components?: readonly string[];
  readonly by?: readonly number[];
}

export interface RematchView {
  readonly match: string;
  readonly asked: number;
  readonly seats: readonly number[];
}

export interface LessonView {
  readonly id: string;
  readonly task: number;
  readonly tasks: number;
  readonly done: boolean;
  readonly controls: readonly ("cars" | "height" | "kind" | "missions" | "supply")[];
  readonly turn?: Build | null;
}

export interface SeatingView {
  readonly gathering: boolean;
  readonly by_players: boolean;
  readonly host: string | null;
  readonly substitutes: string | null;
  readonly seats: readonly SeatedView[];
  readonly rated?: boolean;
  readonly cheering?: boolean;
}

export interface SeatedView {
  readonly state: "bot" | "held" | "left" | "open";
  readonly player: string | null;
  readonly car: string;
}

export interface ClockView {
  readonly kind: "live" | "slow";
  readonly at_zero: "bot" | "claim" | "wait";
  readonly full: number;
  readonly increment: number;
  readonly holiday: number;
  readonly seats: readonly SeatClockView[];
  readonly runs: number | null;
  readonly since: number;
  readonly paused: boolean;
  readonly pause_asked: number | null;
  readonly pause_agreed: readonly number[];
  readonly claimable: number | null;
}

export interface SeatClockView {
  readonly left: number;
  readonly reserve: number;
  readonly out_of_time: boolean;
}

export interface PresenceView {
  readonly here: readonly boolean[];
  readonly spectators: number;
}

export interface Play {
  readonly type: "play";
  readonly revision: number;
  readonly seat: number;
  readonly turn: Turn | null;
  readonly aftermath: Aftermath | null;
  readonly earned: number;
  readonly move: MoveView;
  readonly change: Change;
  readonly now?: number | null;
}

export interface Change {
  readonly columns: readonly ColumnView[];
  readonly roads: readonly RoadView[];
  readonly cars: readonly CarView[];
  readonly components: readonly ComponentView[];
  readonly sides: readonly SidesView[];
  readonly status: StatusView;
}

export interface SidesView {
  readonly road: string;
  readonly over: boolean;
  readonly under: boolean;
}

export interface Preview {
  readonly type: "preview";
  readonly request: number;
  readonly revision: number;
  readonly verdict: VerdictView;
}

export interface VerdictView {
  readonly legal: boolean;
  readonly findings: readonly FindingView[];
  readonly crossings: readonly CrossingView[];
  readonly earned: number;
  readonly bonus: number;
  readonly bonus_blocked: boolean;
  readonly owed: number;
  readonly cars: readonly CarPlace[];
  readonly takes: readonly Take[];
  readonly givers: readonly number[];
  readonly most_takes: number;
  readonly lie: readonly [readonly [number, number, number], readonly [number, number, number]] | null;
}

export interface FindingView {
  readonly fault: Fault;
  readonly clause: Clause;
  readonly section: string;
  readonly text: string;
  readonly gap: number | null;
  readonly pieces: readonly string[];
  readonly names: readonly string[];
  readonly instead?: Build | PlaceComponent | SetAside | null;
  readonly cause?: number | null;
}

export interface CrossingView {
  readonly road: string;
  readonly name: string;
  readonly text: string;
  readonly owner: number;
  readonly over: boolean;
  readonly why: "blocked-by-own" | "earns" | "not-between-columns" | "own" | "taken";
  readonly x: number;
  readonly y: number;
}

export interface Nearest {
  readonly type: "nearest";
  readonly request: number;
  readonly revision: number;
  readonly turn: Build | PlaceComponent | null;
  readonly distance: number | null;
}

export interface Remedy {
  readonly type: "remedy";
  readonly request: number;
  readonly revision: number;
  readonly remedy: RemedyView | null;
}

export interface RemedyView {
  readonly kind: "base" | "build" | "cars" | "column" | "component" | "direction" | "higher" | "junction" | "lower" | "nearest" | "off-ramp" | "pass" | "set-aside" | "take";
  readonly turn: Turn;
  readonly by?: number;
}

export interface Outlook {
  readonly type: "outlook";
  readonly request: number;
  readonly revision: number;
  readonly situation: Situation | null;
  readonly may_pass: boolean;
  readonly may_set_aside: boolean;
  readonly remedy: RemedyView | null;
}

export interface Ring {
  readonly type: "ring";
  readonly request: number;
  readonly revision: number;
  readonly base: number;
  readonly angles: number;
  readonly options: readonly (readonly [number, "column" | "junction" | "off-ramp"])[];
  readonly distances: readonly (readonly number[])[];
  readonly cells: string;
}

export interface Bill {
  readonly type: "bill";
  readonly request: number;
  readonly revision: number;
  readonly pays: readonly Payment[];
}

export interface Names {
  readonly type: "names";
  readonly request: number;
  readonly revision: number;
  readonly names: Readonly<Record<string, string>>;
}

export interface Hint {
  readonly type: "hint";
  readonly request: number;
  readonly revision: number;
  readonly turn: Turn;
  readonly why: string;
}

export interface Carry {
  readonly type: "carry";
  readonly carry: number;
  readonly revision: number;
  readonly seat: number;
  readonly turn: Build;
  readonly piece: string;
  readonly names: readonly string[];
  readonly held: readonly string[];
  readonly unit: number;
  readonly target: readonly [number, number, number, number, number, number, number];
  readonly start: readonly [number, number, number, number, number];
  readonly tremor: "gentle" | "none" | "normal" | "wild";
  readonly tweezers: boolean;
  readonly longest: number;
  readonly free?: boolean;
  readonly fingers?: readonly FingertipView[];
  readonly material?: "rubber" | "wood";
}

export interface FingertipView {
  readonly half: readonly [number, number, number];
  readonly at: readonly [number, number, number];
  readonly turn: number;
}

export interface Landing {
  readonly type: "landing";
  readonly carry: number;
  readonly revision: number;
  readonly seat: number;
  readonly next: "again" | "bill" | "lost" | "piece" | "played";
  readonly piece: string | null;
  readonly text: string;
  readonly verdict: VerdictView | null;
  readonly fates: readonly FateView[];
  readonly cost?: string;
}

export interface FateView {
  readonly name: string;
  readonly piece: string;
  readonly owner: number | null;
  readonly state: "displaced" | "fallen" | "nudged" | "standing";
  readonly drop: number;
  readonly shift: number;
  readonly tilt: number;
  readonly chain: readonly string[];
  readonly called?: string;
  readonly text?: string;
}

export interface Dropped {
  readonly type: "dropped";
  readonly carry: number;
  readonly revision: number;
  readonly seat: number;
  readonly why: "storage" | "too-long" | "undone" | "vanished" | "worker";
  readonly text: string;
}

export interface Risk {
  readonly type: "risk";
  readonly request: number;
  readonly revision: number;
  readonly samples: number;
  readonly falls: number;
  readonly legal: number;
  readonly pieces: Readonly<Record<string, number>>;
  readonly more?: boolean;
}

export interface Refused {
  readonly type: "refused";
  readonly request: number;
  readonly code: "already-said" | "bad-aftermath" | "bad-hand" | "banned" | "bill-pending" | "busy" | "carrying" | "failed" | "gathering" | "goal" | "halted" | "illegal" | "in-lesson" | "kicked" | "malformed" | "needs-hand" | "no-adjust" | "no-clock" | "no-hand" | "no-pause-asked" | "no-player" | "no-such-base" | "no-such-bot" | "no-such-carry" | "no-such-seat" | "no-such-step" | "no-undo-asked" | "nobody-there" | "not-all-agree" | "not-forgiven" | "not-host" | "not-over" | "not-paused" | "not-ready" | "not-your-seat" | "nothing-to-claim" | "nothing-to-pay" | "nothing-to-undo" | "other-piece" | "pause-refused" | "paused" | "rated-help" | "rated-seat" | "rated-undo" | "seat-taken" | "spectators-quiet" | "stale" | "started" | "storage" | "too-large" | "too-long" | "too-often" | "undo-refused" | "unfinished";
  readonly text: string;
  readonly revision: number;
  readonly verdict?: VerdictView | null;
}

export interface Notice {
  readonly type: "notice";
  readonly revision: number;
  readonly what: "not-played" | "not-saved" | "thinking";
  readonly seat?: number | null;
}

export interface React {
  readonly type: "react";
  readonly reaction: "applause" | "calm" | "careful" | "close" | "gasp" | "hello" | "luck" | "moment" | "nice" | "oops" | "ouch" | "rematch" | "sorry" | "thanks" | "well-played";
  readonly seat: number | null;
}

export interface Presence {
  readonly type: "presence";
  readonly presence: PresenceView;
}

export interface Health {
  readonly status: "ok";
  readonly version: string;
}

export interface SharedAddress {
  readonly address: string | null;
}

export interface PreparationView {
  readonly progress: number;
}

export interface MatchSettings {
  readonly edition: string;
  readonly seats: readonly SeatSettings[];
  readonly house_rules?: Readonly<Record<string, boolean | number | string | null>>;
  readonly first?: number;
  readonly table?: readonly [number, number] | null;
  readonly car_types?: readonly string[] | null;
  readonly seed?: number;
  readonly hand?: HandSettings;
  readonly lesson?: string | null;
  readonly private?: boolean;
  readonly substitutes?: string | null;
  readonly clock?: ClockSettings | null;
  readonly cheering?: boolean;
  readonly rated?: boolean;
}

export interface SeatSettings {
  readonly name?: string;
  readonly kind?: "bot" | "human" | "open";
  readonly bot?: string;
  readonly colour?: "blue" | "green" | "orange" | "purple" | "sky" | "vermilion" | null;
  readonly tremor?: "gentle" | "none" | "normal" | "wild" | null;
}

export interface ClockSettings {
  readonly kind?: "live" | "slow";
  readonly bank?: number;
  readonly increment?: number;
  readonly days?: number;
  readonly holiday?: number;
  readonly at_zero?: "bot" | "claim" | "wait";
}

export interface PieceShapes {
  readonly table: TableSize;
  readonly road: RoadShape;
  readonly column: ColumnShape;
  readonly car: CarShape;
  readonly area: AreaShape;
  readonly components: Readonly<Record<string, ComponentShape>>;
  readonly sets: Readonly<Record<string, readonly string[]>>;
}

export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

export interface RoadShape {
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
}

export interface ColumnShape {
  readonly radius: number;
  readonly disc_height: number;
}

export interface CarShape {
  readonly width: number;
  readonly height: number;
  readonly steepest: number;
  readonly lengths: Readonly<Record<string, number>>;
}

export interface AreaShape {
  readonly thickness: number;
  readonly development_distance: number;
}

export interface ComponentShape {
  readonly kind: "airport" | "building" | "development" | "green" | "rainbow" | "tower";
  readonly height?: number;
  readonly size?: readonly [number, number] | null;
  readonly diameter?: number | null;
  readonly corners?: readonly (readonly [number, number])[] | null;
  readonly props?: readonly Prop[];
}

export interface Prop {
  readonly name: "plane" | "terminal" | "tree";
  readonly at: readonly [number, number];
  readonly height: number;
  readonly size?: readonly [number, number] | null;
  readonly diameter?: number | null;
  readonly corners?: readonly (readonly [number, number])[] | null;
}

export interface GameRecord {
  readonly format: "shuto-record";
  readonly version: number;
  readonly edition: string;
  readonly players: readonly string[];
  readonly first?: number;
  readonly house_rules?: Readonly<Record<string, boolean | number | string | null>>;
  readonly table?: readonly [number, number] | null;
  readonly car_types?: readonly string[] | null;
  readonly steps?: readonly StepRecord[];
  readonly result?: Result | null;
  readonly hands?: Hands | null;
}

export interface StepRecord {
  readonly turn?: Turn | null;
  readonly aftermath?: Aftermath | null;
}

export interface Result {
  readonly reason: string;
  readonly ranking: readonly (readonly number[])[];
  readonly scores?: readonly number[] | null;
}

export interface Hands {
  readonly version: number;
  readonly settings?: Readonly<Record<string, boolean | number | string | null>>;
  readonly tremor?: readonly (string | null)[];
  readonly carries?: readonly CarryEntry[];
  readonly fall?: OpenFall | null;
  readonly show?: number | null;
}

export interface CarryEntry {
  readonly number: number;
  readonly step: number;
  readonly next: string;
  readonly record: string;
}

export interface OpenFall {
  readonly seat: number;
  readonly aftermath: Aftermath;
  readonly turn?: Build | null;
}

export interface EditionView {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly players: readonly [number, number];
  readonly missions: boolean;
  readonly typed_cars: boolean;
  readonly switches: Switches;
  readonly explained: Readonly<Record<string, string>>;
  readonly minutes: readonly [number, number] | null;
}

export interface Switches {
  readonly obstacles: "buildings" | "buildings-from-three" | "city" | "none";
  readonly first_player: "draw" | "motorway" | "rainbow";
  readonly earned_car: "may" | "must";
  readonly own_crossing: "blocks-crossing-cars" | "blocks-every-car" | "earns-nothing";
  readonly earn_from: "any" | "between-columns";
  readonly off_ramp_from: "any-height" | "height-1";
  readonly off_ramp_bonus: "may" | "must";
  readonly penalty: "per-owner" | "per-piece";
  readonly repair: "culprit" | "everybody";
  readonly adjust_until: "next-column" | "turn-end";
  readonly all_cars_out: "game-over" | "may-play-on" | "play-on";
  readonly material_clock: "at-once" | "on-pass";
  readonly forced_pass: "completes-turn" | "no-turn";
  readonly short_of: "any-kind" | "any-turn";
  readonly without_columns: "nothing" | "off-ramp";
  readonly same_type: "off" | "one-a-player" | "one-a-turn";
  readonly missions?: boolean;
  readonly junctions?: boolean;
  readonly cars?: number | null;
  readonly nudge?: number;
  readonly road_length?: 114 | 120;
}

export interface NewMatch {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly carry?: number | null;
}

export interface Listed {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly headline: HeadlineView;
}

export interface HeadlineView {
  readonly edition?: string;
  readonly players?: readonly string[];
  readonly phase?: "building" | "over" | "setup";
  readonly to_move?: number | null;
  readonly turns?: number;
  readonly winners?: readonly number[] | null;
  readonly gathering?: boolean;
  readonly waiting?: readonly string[];
  readonly rematch?: RematchView | null;
}

export interface ListedLesson {
  readonly id: string;
  readonly tasks: number;
  readonly optional: boolean;
}

export interface Replay {
  readonly plays: readonly PlayView[];
  readonly tables: readonly TableView[];
}

export interface PlayView {
  readonly seat: number;
  readonly turn: Turn | null;
  readonly aftermath: Aftermath | null;
  readonly carries: readonly number[];
}

export interface CarryView {
  readonly seat: number;
  readonly turn: Build;
  readonly piece: string;
  readonly names: readonly string[];
  readonly unit: number;
  readonly tremor: "gentle" | "none" | "normal" | "wild";
  readonly tweezers: boolean;
  readonly hand: readonly (readonly [number, number, number, number, number, number])[];
  readonly frames: string;
  readonly fates: readonly FateView[];
  readonly next: "again" | "bill" | "lost" | "piece" | "played";
  readonly fingers?: readonly FingertipView[] | null;
  readonly material?: "rubber" | "wood";
}

export interface Analysis {
  readonly chances: readonly (readonly number[])[];
  readonly better: readonly Better[];
}

export interface Better {
  readonly step: number;
  readonly seat: number;
  readonly lost: number;
  readonly turn: Turn;
}

export interface RulesView {
  readonly edition: string;
  readonly name: string;
  readonly missions: boolean;
  readonly house_rules: string;
  readonly facts: readonly Fact[];
  readonly clauses: readonly ClauseView[];
  readonly compared: string | null;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly other: string | null;
}

export interface ClauseView {
  readonly clause: Clause;
  readonly section: string;
  readonly title: string;
  readonly text: string | null;
  readonly ours: boolean;
  readonly house_rule: boolean;
  readonly optional: boolean;
  readonly differs: boolean;
  readonly other: string | null;
  readonly other_section: string;
  readonly examples: readonly ExampleView[];
}

export interface ExampleView {
  readonly id: string;
  readonly view: "above" | "side" | "supply";
  readonly caption: string;
  readonly tone: "bad" | "good" | "none";
  readonly verdict: string;
  readonly result: string;
}

export interface TopicView {
  readonly id: string;
  readonly clause: Clause;
  readonly question: string;
  readonly answer: string;
  readonly camps: readonly CampView[];
}

export interface CampView {
  readonly books: readonly SectionView[];
  readonly says: readonly string[];
  readonly examples: readonly ExampleView[];
}

export interface SectionView {
  readonly edition: string;
  readonly name: string;
  readonly section: string;
  readonly note: string;
}

export interface PlayerData {
  readonly name: string;
  readonly car?: "construction-truck" | "delivery-van" | "electric-car" | "family-wagon" | "food-truck" | "highway-bus" | "jumbo-trailer" | "limousine" | "sedan" | "sports-car" | null;
}

export interface NewPlayer {
  readonly player: PlayerView;
  readonly secret: string;
}

export interface PlayerView {
  readonly id: string;
  readonly name: string;
  readonly car: string;
}

export interface TransferCode {
  readonly code: string;
  readonly until: string;
}

export interface Online {
  readonly passkeys: boolean;
  readonly push: boolean;
}

export interface PasskeyView {
  readonly id: string;
  readonly created_at: string;
}

export interface PushKey {
  readonly key: string;
}

export interface PushSubscription {
  readonly endpoint: string;
  readonly key: string;
  readonly auth: string;
  readonly language?: string;
}

export interface LobbyView {
  readonly open: readonly OpenTable[];
  readonly live: readonly LiveGame[];
}

export interface OpenTable {
  readonly id: string;
  readonly edition: string;
  readonly players: number;
  readonly waiting: readonly string[];
  readonly clock: ClockSettings | null;
  readonly rated: boolean;
  readonly hand: "precise" | "shaky" | "steady" | null;
  readonly since: string;
}

export interface LiveGame {
  readonly id: string;
  readonly headline: HeadlineView;
  readonly clock: ClockSettings | null;
  readonly rated: boolean;
  readonly spectators: number;
  readonly updated_at: string;
}

export interface Wish {
  readonly edition: string;
  readonly players?: number;
  readonly clock?: ClockSettings | null;
  readonly rated?: boolean;
  readonly hand?: "precise" | "shaky" | "steady";
}

export interface ProfileView {
  readonly player: PlayerView;
  readonly tables: number;
  readonly ratings: readonly PoolRating[];
  readonly history: readonly RatedView[];
}

export interface PoolRating {
  readonly pool: string;
  readonly rating: RatingView;
}

export interface RatingView {
  readonly points: number;
  readonly spread: number;
  readonly games: number;
}

export interface RatedView {
  readonly pool: string;
  readonly match: string | null;
  readonly at: string;
  readonly place: number;
  readonly points: number;
  readonly spread: number;
  readonly change: number;
}

export interface LeaderboardView {
  readonly pool: string;
  readonly pools: readonly string[];
  readonly fewest: number;
  readonly leaders: readonly LeaderView[];
}

export interface LeaderView {
  readonly player: PlayerView;
  readonly rating: RatingView;
}

export interface SeatRating {
  readonly player: string | null;
  readonly rated: RatedView | null;
}

export type Build =
  | Extend
  | OffRamp;

export type Turn =
  | Extend
  | OffRamp
  | PlaceComponent
  | Pass
  | SetAside
  | Stop
  | Adjust
  | Resign;

export type ClientMessage =
  | HelloRequest
  | PreviewRequest
  | NearestRequest
  | RemedyRequest
  | OutlookRequest
  | RingRequest
  | BillRequest
  | NamesRequest
  | HintRequest
  | RiskRequest
  | PlayRequest
  | KnockRequest
  | UndoRequest
  | AnswerUndoRequest
  | PayRequest
  | ForgiveRequest
  | TaskRequest
  | PauseRequest
  | AnswerPauseRequest
  | ResumeRequest
  | RematchRequest
  | ClaimRequest
  | TakeRequest
  | LetGoRequest
  | GiveUpRequest
  | ReactRequest
  | SitRequest
  | LeaveRequest
  | KickRequest
  | FillRequest
  | StartRequest
  | PassHostRequest;

export type ServerMessage =
  | Whole
  | Play
  | Preview
  | Nearest
  | Remedy
  | Outlook
  | Ring
  | Bill
  | Names
  | Hint
  | Carry
  | Landing
  | Dropped
  | Risk
  | Refused
  | Notice
  | React
  | Presence;

/** The bots that a page offers, weakest first. */
export const BOT_LEVELS = ["random", "greedy", "thrifty", "careful", "strong", "master", "grandmaster"] as const;
