/** The picture to share: the table as it is shown, and below it who played, their places, and the edition. */
import { list, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { PAINT } from "../../headless/paint";
import { sayTurn } from "../../headless/text/describe";

const WIDTH = 1600;
const HIGH = 860; // of the table
const STRIP = 340; // large type: the picture is often seen at a third of its size
const EDGE = 64;
const PAIR = 580; // wide: one or two players beside the title
const BETWEEN = 56; // columns of players
const FONT =
  'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK JP", "Hiragino Sans", "Hiragino Kaku Gothic ProN", sans-serif';
const PAPER = "#f7f6f3";
const INK = "#33312e";
const FAINT = "#6b665f";

interface Line {
  readonly place: string;
  readonly name: string;
  readonly count: string;
  readonly paint: string;
}

export async function sharePicture(session: Session): Promise<Blob> {
  const scene = session.scene.value;
  if (scene === null) throw new Error("no table");
  const shot = await createImageBitmap(await scene.screenshot(WIDTH, HIGH, true));
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HIGH + STRIP;
  const g = canvas.getContext("2d")!;
  // A plan without WebGL has the size of the page: fill the picture with its middle.
  const scale = Math.max(WIDTH / shot.width, HIGH / shot.height);
  const [w, h] = [shot.width * scale, shot.height * scale];
  g.drawImage(shot, (WIDTH - w) / 2, (HIGH - h) / 2, w, h);
  g.fillStyle = PAPER;
  g.fillRect(0, HIGH, WIDTH, STRIP);
  drawStrip(g, session);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), "image/png"),
  );
}

function drawStrip(g: CanvasRenderingContext2D, session: Session): void {
  const table = session.shown.value!;
  const info = session.match.info.value;
  const lines = linesOf(session);
  const title = sayTurn(t, list, table, new Set());
  const edition = `Shuto ${t("facts-separator").trim()} ${t(`edition-${info?.edition}`)}`;
  g.textBaseline = "alphabetic";
  if (lines.length <= 2) {
    const left = WIDTH - EDGE - PAIR;
    g.fillStyle = INK;
    write(g, title, EDGE, HIGH + 160, left - 2 * EDGE, 92, 700);
    g.fillStyle = FAINT;
    write(g, edition, EDGE, HIGH + 240, left - 2 * EDGE, 46, 400);
    lines.forEach((line, n) => {
      drawLine(g, line, left, HIGH + STRIP / 2 + n * 104 - (lines.length - 1) * 52 + 20, PAIR);
    });
    return;
  }
  // More players have the whole width, below the title.
  const room = WIDTH - 2 * EDGE;
  g.fillStyle = FAINT;
  g.font = `400 40px ${FONT}`;
  const beside = Math.min(room / 2, g.measureText(edition).width);
  write(g, edition, WIDTH - EDGE - beside, HIGH + 104, room / 2, 40, 400);
  g.fillStyle = INK;
  write(g, title, EDGE, HIGH + 108, room - beside - EDGE, 72, 700);
  const columns = lines.length > 4 ? 3 : 2;
  const rows = Math.ceil(lines.length / columns);
  lines.forEach((line, n) => {
    const x = EDGE + (Math.floor(n / rows) * (room + BETWEEN)) / columns;
    drawLine(g, line, x, HIGH + 206 + (n % rows) * 88, (room + BETWEEN) / columns - BETWEEN);
  });
}

function drawLine(g: CanvasRenderingContext2D, line: Line, left: number, y: number, whole: number): void {
  g.fillStyle = INK;
  write(g, line.place, left, y, 44, 60, 700);
  // While the game goes on there are no places.
  const [x, width] = line.place === "" ? [left - 62, whole + 62] : [left, whole];
  g.fillStyle = line.paint;
  g.beginPath();
  g.arc(x + 84, y - 20, 22, 0, 7);
  g.fill();
  g.fillStyle = FAINT;
  g.font = `400 42px ${FONT}`;
  const count = Math.min(190, g.measureText(line.count).width);
  write(g, line.count, x + width - count, y, 190, 42, 400);
  g.fillStyle = INK;
  write(g, line.name, x + 122, y, width - 146 - count, 56, 600);
}

/** Write a text, smaller if it is too wide, and cut off if that is not enough. */
function write(
  g: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  room: number,
  size: number,
  weight: number,
) {
  let [shown, px] = [text, size];
  const wide = (): boolean => {
    g.font = `${weight} ${px}px ${FONT}`;
    return g.measureText(shown).width > room;
  };
  while (wide() && px > size * 0.6) px -= 1;
  while (wide() && shown.length > 1) shown = `${[...shown.replace(/…$/, "")].slice(0, -1).join("")}…`;
  g.fillText(shown, x, y);
}

/** One line per player: in the order of their places, or of their seats while the game goes on. */
function linesOf(session: Session): readonly Line[] {
  const { seats, outcome } = session.shown.value!.status;
  const order =
    outcome?.places.map(({ seat, place }) => ({ seat, place })) ?? seats.map((_, seat) => ({ seat, place: 0 }));
  return order.map(({ seat, place }) => ({
    place: place === 0 ? "" : String(place),
    name: seats[seat]?.name ?? "",
    count: outcome?.scores
      ? t("web-points", { count: outcome.scores[seat] ?? 0 })
      : t("ending-cars", { count: seats[seat]?.placed ?? 0 }),
    paint: PAINT[seats[seat]?.colour ?? ""] ?? INK,
  }));
}
