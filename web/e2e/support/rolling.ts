/** Two servers on PostgreSQL behind one address, which are stopped and started again one after the other. */
import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface, type Interface } from "node:readline";

const ROOT = resolve(import.meta.dirname, "../../..");
const PYTHON = process.env.SHUTO_PYTHON ?? join(ROOT, ".venv/bin/python");

export class Rolling {
  private process: ChildProcess | null = null;
  private said: Interface | null = null;

  /** Start both; returns their address, or null if PostgreSQL is not installed. */
  async start(): Promise<string | null> {
    const script = join(ROOT, "tests/server/rolling.py");
    const child = spawn(PYTHON, [script], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
    this.process = child;
    this.said = createInterface({ input: child.stdout! });
    const answer = await this.line();
    return answer === "missing" ? null : answer;
  }

  /** Tell the server that serves the page to stop, as a deploy does. */
  async stopOne(): Promise<void> {
    const stopped = this.line();
    this.process!.stdin!.write("stop\n");
    await stopped;
  }

  async end(): Promise<void> {
    const child = this.process;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.stdin!.end();
    await gone;
  }

  private line(): Promise<string> {
    return new Promise((done) => this.said!.once("line", done));
  }
}
