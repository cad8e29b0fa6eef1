/** Makes a short clip of a collapse in the browser, or a picture where clips cannot be made. */
import { effect } from "@preact/signals";
import { list, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import type { CarryReplay } from "../../headless/replay/carry-replay";
import { LONGEST } from "../../headless/replay/slow-motion";
import { person } from "../../headless/text/pieces";
import type { SceneApi } from "../../scene/api";
import { type Area, blameOf, drawBlame } from "./blame-drawing";
import { freeArea } from "./free-area";

export interface Made {
  readonly kind: "clip" | "picture";
  readonly file: File;
}

const LONG_SIDE = 960; // pixels of the clip
const STRIP = 44; // pixels below the table, for the words
const TYPES = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"] as const;
const BITS = 3_000_000; // a second
const FRAMES = 30; // a second
const FONT = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK JP", sans-serif';

/** The kind of clip that this browser can make; null: none. */
export function clipType(): string | null {
  if (typeof MediaRecorder === "undefined" || !("captureStream" in HTMLCanvasElement.prototype)) return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** Play the collapse once and record it. `told`: how much of it is done, 0 to 1. Null if the browser can do nothing. */
export async function makeClip(session: Session, told: (part: number) => void): Promise<Made | null> {
  const [watched, scene] = [session.watched.value, session.scene.value];
  if (watched === null || scene === null) return null;
  const picture = new Picture(session, scene, watched);
  const name = `shuto-${session.id}-${watched.number}`;
  const before = { at: watched.at.peek(), speed: watched.speed.peek(), whole: watched.whole.peek() };
  session.onWatched = (canvas) => picture.draw(canvas);
  try {
    const type = clipType();
    if (type !== null) {
      const data = await recorded(picture, watched, scene, type, told);
      const [plain] = type.split(";") as [string];
      return { kind: "clip", file: new File([data], `${name}.${plain.slice("video/".length)}`, { type: plain }) };
    }
    watched.goToEnd();
    const data = await picture.still(scene);
    return data === null ? null : { kind: "picture", file: new File([data], `${name}.png`, { type: "image/png" }) };
  } finally {
    session.onWatched = null;
    watched.speed.value = before.speed;
    watched.whole.value = before.whole;
    watched.playing.value = false;
    watched.go(before.at);
  }
}

async function recorded(
  picture: Picture,
  watched: CarryReplay,
  scene: SceneApi,
  type: string,
  told: (part: number) => void,
): Promise<Blob> {
  watched.whole.value = false;
  watched.speed.value = "slow-motion";
  watched.again();
  watched.playing.value = false;
  await picture.painted(scene); // a recorder needs a first picture
  const recorder = new MediaRecorder(picture.canvas.captureStream(FRAMES), {
    mimeType: type,
    videoBitsPerSecond: BITS,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise<void>((done, fail) => {
    recorder.onstop = () => done();
    recorder.onerror = () => fail(new Error(type));
  });
  recorder.start();
  watched.playing.value = true;
  await shownToTheEnd(watched, told);
  recorder.stop();
  await stopped;
  return new Blob(parts, { type });
}

/** A page that is hidden does not paint: the recording ends after the longest time that a clip may take. */
function shownToTheEnd(watched: CarryReplay, told: (part: number) => void): Promise<void> {
  return new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      done();
    };
    const timer = setTimeout(end, (LONGEST + 1) * 1000);
    const stop = effect(() => {
      const [begins, at] = [watched.begins.value, watched.at.value];
      told((at - begins) / Math.max(0.1, watched.length - begins));
      if (watched.over.value) setTimeout(end);
    });
  });
}

/** The free part of the stage with the chain of blame, and below it what happened in words. */
class Picture {
  readonly canvas = document.createElement("canvas");
  private waiting: (() => void) | null = null;

  constructor(
    private readonly session: Session,
    private readonly scene: SceneApi,
    private readonly watched: CarryReplay,
  ) {}

  /** Wait until a moment has been painted. */
  painted(scene: SceneApi): Promise<void> {
    return new Promise((done) => {
      this.waiting = done;
      scene.hand.wake();
    });
  }

  async still(scene: SceneApi): Promise<Blob | null> {
    await this.painted(scene);
    return new Promise((done) => this.canvas.toBlob(done, "image/png"));
  }

  draw(table: HTMLCanvasElement): void {
    const area = freeArea(table);
    const [wide, high] = [area.right - area.left, area.bottom - area.top];
    const scale = LONG_SIDE / Math.max(wide, high);
    const even = (size: number): number => 2 * Math.round(size / 2);
    const [w, h] = [even(wide * scale), even(high * scale)];
    const { canvas } = this;
    if (this.waiting !== null && (canvas.width !== w || canvas.height !== h + STRIP)) {
      canvas.width = w;
      canvas.height = h + STRIP;
    }
    const g = canvas.getContext("2d");
    if (g === null) return;
    const pixels = table.width / Math.max(1, table.clientWidth);
    g.drawImage(table, area.left * pixels, area.top * pixels, wide * pixels, high * pixels, 0, 0, w, h);
    g.save();
    g.scale(scale, scale);
    g.translate(-area.left, -area.top);
    drawBlame(g, blameOf(this.session, this.scene, this.watched, this.watched.poses()), { area });
    g.restore();
    this.words(g, { left: 0, top: h, right: w, bottom: h + STRIP });
    this.waiting?.();
    this.waiting = null;
  }

  private words(g: CanvasRenderingContext2D, { left, top, right, bottom }: Area): void {
    g.fillStyle = "#f7f6f3";
    g.fillRect(left, top, right - left, bottom - top);
    g.textBaseline = "middle";
    const middle = (top + bottom) / 2;
    g.font = `700 17px ${FONT}`;
    g.fillStyle = "#8a8378";
    const mark = g.measureText("Shuto").width;
    g.fillText("Shuto", right - 16 - mark, middle);
    g.fillStyle = "#33312e";
    const room = right - left - mark - 56;
    const text = captionOf(this.session, this.watched);
    const wide = (size: number): boolean => {
      g.font = `600 ${size}px ${FONT}`;
      return g.measureText(text).width > room;
    };
    for (let size = 18; wide(size) && size > 10; ) size -= 1;
    g.fillText(text, left + 16, middle, room);
  }
}

const FEW = 3; // pieces that are named

/** "Léa knocks over: Jun’s column at the ramp", or how many pieces. */
export function captionOf(session: Session, watched: CarryReplay): string {
  const player = person(t, session.match.seats.peek()[watched.carry.seat]);
  const count = watched.fallen.length;
  if (count > FEW) return t("wreck-caption-many", { player, count });
  return t("wreck-caption", { player, pieces: list(watched.fallen.map((id) => session.names.of(id))) });
}
