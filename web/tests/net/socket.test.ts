import { beforeEach, describe, expect, it } from "vitest";
import type { LinkState } from "../../src/headless/match";
import { ANSWER_WITHIN, MatchSocket, RequestFailed, type Wire } from "../../src/net/socket";
import type { Notice, Play, Refused, Whole } from "../../src/net/wire.gen";
import { aPlay, aWhole } from "../table";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  binaryType?: BinaryType;
  sent: Record<string, unknown>[] = [];
  bytes: ArrayBuffer[] = [];
  closed = false;
  broken = false;
  send(data: string | ArrayBuffer): void {
    if (this.broken) throw new Error("closing");
    if (typeof data === "string") this.sent.push(JSON.parse(data) as Record<string, unknown>);
    else this.bytes.push(data);
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const whole = (revision: number): Whole => aWhole({ revision });
const step = (revision: number): Play => aPlay(revision);

let wires: FakeWire[];
let timers: { run: () => void; ms: number; live: boolean }[];
let heard: {
  wholes: number[];
  plays: number[];
  refused: Refused[];
  links: LinkState[];
  notices: Notice[];
  hands: string[];
  frames: number[];
  crowded: number;
};
let language: string;

function make(): MatchSocket {
  return new MatchSocket({
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    tokens: () => ["secret"],
    language: () => language,
    onWhole: (message) => heard.wholes.push(message.table.status.revision),
    onPlay: (message) => heard.plays.push(message.revision),
    onNotice: (message) => heard.notices.push(message),
    onHand: (message) => heard.hands.push(message.type),
    onFrame: (data) => heard.frames.push(data.byteLength),
    onRefused: (message) => heard.refused.push(message),
    onCrowded: () => {
      heard.crowded += 1;
    },
    onLink: (state) => heard.links.push(state),
    timers: {
      set: (run, ms) => {
        const timer = { run, ms, live: true };
        timers.push(timer);
        return timer;
      },
      clear: (timer) => {
        (timer as { live: boolean }).live = false;
      },
    },
    random: () => 0.5,
  });
}
const joined = (revision = 1): MatchSocket => {
  const socket = make();
  socket.link.connect();
  wires[0]!.onopen!();
  wires[0]!.says(whole(revision));
  return socket;
};
const fire = (): void => {
  const timer = timers.filter((t) => t.live && t.ms < ANSWER_WITHIN).pop()!;
  timer.live = false;
  timer.run();
};

beforeEach(() => {
  wires = [];
  timers = [];
  language = "fr";
  heard = { wholes: [], plays: [], refused: [], links: [], notices: [], hands: [], frames: [], crowded: 0 };
});

describe("MatchSocket", () => {
  it("asks what a fall costs, and resolves a report when the match moves on", async () => {
    const socket = joined();
    const aftermath = { by: 0, fallen: [{ piece: "r1" }] };
    const cost = socket.bill(1, aftermath);
    const asked = wires[0]!.sent.at(-1)!;
    expect(asked).toMatchObject({ type: "bill", revision: 1, aftermath });
    wires[0]!.says({ type: "bill", request: asked.request, revision: 1, pays: [{ owner: 1, gray: 1, yellow: 0 }] });
    expect((await cost).pays).toEqual([{ owner: 1, gray: 1, yellow: 0 }]);
    const knocked = socket.knock(1, 0, aftermath);
    expect(wires[0]!.sent.at(-1)).toMatchObject({ type: "knock", seat: 0, aftermath });
    wires[0]!.says(step(2));
    await knocked;
  });

  it("sends hello with tokens and language, and then is open", () => {
    joined();
    expect(wires[0]!.sent).toEqual([{ type: "hello", tokens: ["secret"], language: "fr" }]);
    expect(heard.links).toEqual(["connecting", "open"]);
    expect(heard.wholes).toEqual([1]);
  });

  it("numbers requests and matches answers that arrive in any order", async () => {
    const socket = joined();
    const first = socket.preview(1, { type: "pass" });
    const second = socket.ring(1, 0);
    const [, a, b] = wires[0]!.sent;
    wires[0]!.says({
      type: "ring",
      request: b!.request,
      revision: 1,
      base: 0,
      angles: 0,
      options: [],
      distances: [],
      cells: "",
    });
    wires[0]!.says({ type: "preview", request: a!.request, revision: 1, verdict: { legal: true } });
    expect((await second).type).toBe("ring");
    expect((await first).verdict.legal).toBe(true);
  });

  it("resolves a turn with the step that it becomes", async () => {
    const socket = joined();
    const played = socket.play(1, 0, { type: "pass" });
    wires[0]!.says(step(2));
    await expect(played).resolves.toBeUndefined();
    expect(heard.plays).toEqual([2]);
  });

  it("rejects a refused turn with the server's reason; passes on an unrequested refusal", async () => {
    const socket = joined();
    const played = socket.play(1, 0, { type: "pass" });
    wires[0]!.says({
      type: "refused",
      request: wires[0]!.sent[1]!.request,
      code: "illegal",
      text: "no",
      revision: 1,
    });
    await expect(played).rejects.toMatchObject({ code: "illegal", message: "no" });
    wires[0]!.says({ type: "refused", request: 99, code: "malformed", text: "?", revision: 1 });
    expect(heard.refused).toHaveLength(1);
  });

  it("asks for the full table after a missed revision, and ignores a known one", () => {
    joined(4);
    wires[0]!.says(step(4));
    wires[0]!.says(step(6));
    expect(heard.plays).toEqual([]);
    expect(wires[0]!.sent.filter((m) => m.type === "hello")).toHaveLength(2);
    wires[0]!.says(whole(6));
    wires[0]!.says(step(7));
    expect(heard.plays).toEqual([7]);
  });

  it("asks for the full table when the server says that it is behind", async () => {
    const socket = joined(4);
    const asked = socket.preview(4, { type: "pass" });
    wires[0]!.says({ type: "refused", request: 1, code: "stale", text: "", revision: 5 });
    await expect(asked).rejects.toBeInstanceOf(RequestFailed);
    expect(wires[0]!.sent.filter((m) => m.type === "hello")).toHaveLength(2);
  });

  it("reconnects after losing the server, waits longer each time, and sends hello again", async () => {
    const socket = joined();
    const lost = socket.play(1, 0, { type: "pass" });
    wires[0]!.onclose!({ code: 1006 });
    await expect(lost).rejects.toMatchObject({ code: "lost" });
    expect(timers.at(-1)!.ms).toBe(250);
    fire();
    wires[1]!.onclose!({ code: 1006 });
    expect(timers.at(-1)!.ms).toBe(500);
    fire();
    wires[2]!.onopen!();
    expect(wires[2]!.sent[0]).toMatchObject({ type: "hello", tokens: ["secret"] });
    wires[2]!.says(whole(2));
    expect(heard.wholes).toEqual([1, 2]);
    wires[2]!.onclose!({ code: 1006 });
    expect(timers.at(-1)!.ms).toBe(250);
  });

  it("does not wait when the page wakes", () => {
    const socket = joined();
    wires[0]!.onclose!({ code: 1006 });
    socket.link.connect();
    expect(wires).toHaveLength(2);
    expect(timers.every((timer) => !timer.live || timer.ms === ANSWER_WITHIN)).toBe(true);
  });

  it("rejects requests while it is not connected", async () => {
    const socket = joined();
    wires[0]!.onclose!({ code: 1006 });
    await expect(socket.preview(1, { type: "pass" })).rejects.toMatchObject({ code: "offline" });
  });

  it("opens a new connection if an answer never arrives", async () => {
    const socket = joined();
    const asked = socket.preview(1, { type: "pass" });
    timers.find((timer) => timer.live && timer.ms === ANSWER_WITHIN)!.run();
    await expect(asked).rejects.toMatchObject({ code: "timeout" });
    expect(wires).toHaveLength(2);
    expect(wires[0]!.closed).toBe(true);
  });

  it("tries again if a connection does not open, or hello is not answered", () => {
    const unanswered = () => timers.find((timer) => timer.live && timer.ms === ANSWER_WITHIN)!.run();
    make().link.connect();
    unanswered();
    expect([wires[0]!.closed, heard.links.at(-1)]).toEqual([true, "waiting"]);
    wires[0]!.onclose!({ code: 1006 }); // told late: the next try goes on
    fire();
    wires[1]!.onopen!();
    unanswered();
    fire();
    expect([wires.length, wires[1]!.closed]).toEqual([3, true]);
    wires[2]!.onopen!();
    wires[2]!.says(whole(1));
    expect(heard.links.at(-1)).toBe("open");
    expect(timers.every((timer) => !timer.live)).toBe(true);
  });

  it("keeps the connection while frames arrive, however long a landing takes", async () => {
    const socket = joined();
    const landing = socket.letGo(3);
    const late = () => timers.filter((timer) => timer.live && timer.ms === ANSWER_WITHIN).at(-1)!;
    wires[0]!.onmessage?.({ data: new ArrayBuffer(16) });
    late().run();
    expect(wires).toHaveLength(1);
    wires[0]!.says({ type: "landing", carry: 3 });
    await landing;
    const again = socket.letGo(4);
    late().run(); // not a frame
    await expect(again).rejects.toMatchObject({ code: "timeout" });
    expect(wires).toHaveLength(2);
  });

  it("tells the parts of an answer before the last one", async () => {
    const socket = joined();
    const parts: number[] = [];
    const asked = socket.risk(1, { type: "extend", base: 0, x: 0, y: 0, height: 2 }, ({ samples }) =>
      parts.push(samples),
    );
    const request = wires[0]!.sent.at(-1)!.request;
    const risk = { type: "risk", request, revision: 1, falls: 0, legal: 1, pieces: {} };
    wires[0]!.says({ ...risk, samples: 4, more: true });
    wires[0]!.says({ ...risk, samples: 8, more: true });
    wires[0]!.says({ ...risk, samples: 12 });
    expect(await asked).toMatchObject({ samples: 12 });
    expect(parts).toEqual([4, 8]);
    expect(timers.every((timer) => !timer.live)).toBe(true);
  });

  it("says once that there are too many connections, and tries again", () => {
    joined();
    wires[0]!.onclose!({ code: 4429 });
    timers.at(-1)!.run();
    wires[1]!.onclose!({ code: 4429 });
    expect(heard.crowded).toBe(1);
    expect(heard.links.at(-1)).toBe("waiting");
  });

  it("gives up on a match that does not exist, and stays closed once closed", () => {
    joined();
    wires[0]!.onclose!({ code: 4404 });
    expect(heard.links.at(-1)).toBe("gone");
    expect(timers.every((timer) => !timer.live)).toBe(true);
    const other = make();
    other.link.connect();
    other.link.close();
    other.link.connect();
    expect(wires).toHaveLength(2);
    expect(heard.links.at(-1)).toBe("closed");
  });

  it("passes notices on", () => {
    joined();
    wires[0]!.says({ type: "notice", revision: 1, what: "thinking", seat: 1 });
    expect(heard.notices).toEqual([{ type: "notice", revision: 1, what: "thinking", seat: 1 }]);
  });

  it("passes frames on as bytes, and ignores those of an old connection", () => {
    const socket = joined();
    expect(wires[0]!.binaryType).toBe("arraybuffer");
    wires[0]!.onmessage!({ data: new ArrayBuffer(16) });
    wires[0]!.onmessage!({ data: new Blob([]) }); // an unexpected data type
    socket.link.renew();
    wires[0]!.onmessage!({ data: new ArrayBuffer(20) });
    expect(heard.frames).toEqual([16]);
  });

  it("sends hand samples unchanged once the table is known; reports if it could not", () => {
    const socket = make();
    const samples = new Uint8Array([1, 2, 3]).buffer;
    expect(socket.link.sendBytes(samples)).toBe(false);
    socket.link.connect();
    wires[0]!.onopen!();
    expect(socket.link.sendBytes(samples)).toBe(false);
    wires[0]!.says(whole(1));
    expect(socket.link.sendBytes(samples)).toBe(true);
    expect(wires[0]!.bytes).toEqual([samples]);
    wires[0]!.broken = true;
    expect(socket.link.sendBytes(samples)).toBe(false);
  });

  it("resolves take when the piece is in that seat's hand, and letGo when that carry has ended", async () => {
    const socket = joined();
    let done = "";
    void socket
      .take(1, 0, { type: "extend", base: 0, x: 0, y: 0, height: 2 }, null, false)
      .then(() => (done += "taken "));
    wires[0]!.says({ type: "carry", seat: 1, carry: 3 });
    await Promise.resolve();
    expect(done).toBe("");
    wires[0]!.says({ type: "carry", seat: 0, carry: 4 });
    await Promise.resolve();
    const gone = socket.letGo(4).then(() => (done += "landing"));
    expect(wires[0]!.sent.at(-1)).toMatchObject({ type: "let-go", carry: 4 });
    wires[0]!.says({ type: "landing", seat: 0, carry: 3 });
    await Promise.resolve();
    expect(done).toBe("taken ");
    wires[0]!.says({ type: "landing", seat: 0, carry: 4 });
    await gone;
    expect(done).toBe("taken landing");
    expect(heard.hands).toEqual(["carry", "carry", "landing", "landing"]);
  });
});
