/** The real server for the tests: started on a free port, killed with SIGKILL, restarted with the same games. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const PYTHON = process.env.SHUTO_PYTHON ?? join(ROOT, ".venv/bin/python");

export class Server {
  private process: ChildProcess | null = null;
  private started: Promise<void> | null = null;
  private readonly database = join(mkdtempSync(join(tmpdir(), "shuto-e2e-")), "games.sqlite");
  port = 0;

  constructor(
    private readonly think = 0.05,
    private readonly options: readonly string[] = [],
    private readonly environment: Readonly<Record<string, string>> = {},
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** Run a script that writes earlier games into the database. */
  before(script: string): void {
    this.run(script, this.database);
  }

  /** Run a script of the repository beside the server. */
  run(script: string, ...args: readonly string[]): void {
    const env = { ...process.env, PYTHONPATH: join(ROOT, "tests") };
    execFileSync(PYTHON, [join(ROOT, script), ...args], { env });
  }

  /** Let another program write to the database, so that the server cannot; returns what ends that. */
  async lock(): Promise<() => void> {
    const code = `import sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()`;
    const child = spawn(PYTHON, ["-c", code, this.database], { stdio: ["pipe", "pipe", "inherit"] });
    await new Promise((locked) => child.stdout.once("data", locked));
    return () => child.stdin.end();
  }

  /** Start it, unless it runs already. */
  start(): Promise<void> {
    this.started ??= this.spawn();
    return this.started;
  }

  private async spawn(): Promise<void> {
    const args = [
      "-m",
      "shuto.server",
      "--port",
      String(this.port),
      "--database",
      this.database,
      "--think",
      String(this.think),
      ...this.options,
    ];
    const child = spawn(PYTHON, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...this.environment },
    });
    this.process = child;
    this.port = await new Promise<number>((done, failed) => {
      let said = "";
      child.stdout!.on("data", (data: Buffer) => {
        said += data.toString();
        const port = /:(\d+)\//.exec(said);
        if (port) done(Number(port[1]));
      });
      child.once("exit", (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** Kill the server without a clean shutdown, as in a power failure. Rejects if it died by itself before. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    this.started = null;
    if (child === null || child.exitCode !== null) return;
    if (child.signalCode !== null) throw new Error(`the server died by itself: ${child.signalCode}`);
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }
}

/**
 * One server for all specs of a worker that neither kill it nor need settings of their own. Starting a server and its
 * worker processes takes several seconds.
 */
export const shared = new Server(0);
