/** The moment after the last turn: a flight along the winner's highway with its cars driving, and a fanfare. */
import { effect } from "@preact/signals";
import { sounds } from "../../app/app-state";
import type { Session } from "../../app/session";
import { celebrated, personWon } from "../../headless/ending";
import type { SceneApi } from "../../scene/api";
import { flyAlong } from "../table/stage/flight";

const CHEER_FOR = 6.5; // seconds after the flight, as long as confetti falls

/** Celebrate the end of the game. Any key or tap ends the flight; if motion is reduced, the table is framed at once. */
export async function celebrate(session: Session): Promise<void> {
  const [status, scene] = [session.match.status.peek(), session.scene.peek()];
  const seat = status === null ? null : celebrated(status, session.match.held.peek());
  if (status === null || scene === null || seat === null || session.finale.peek()?.flying === true) return;
  const person = personWon(status);
  session.finale.value = { seat, person, flying: true };
  sounds.fanfare(person);
  scene.setDriving(seat);
  await flyAlong(session, seat);
  scene.setDriving(null);
  scene.showAll();
  const done = { seat, person, flying: false };
  session.finale.value = done;
  setTimeout(() => {
    if (session.finale.peek() === done) session.finale.value = null;
  }, CHEER_FOR * 1000);
}

/**
 * Celebrate when the game ends while the table is open; not in a lesson, where the coach goes on. `arrived`: when the
 * pieces of the last turn stand.
 */
export function bindFinale(session: Session, scene: SceneApi, arrived: () => Promise<void>): () => void {
  let over: boolean | null = null;
  let gone = false;
  const stop = effect(() => {
    const table = session.plays.table.value; // what is shown may lag behind the match
    if (table === null) return;
    const was = over;
    over = table.status.outcome !== null;
    if (was !== false || !over) return;
    void Promise.resolve()
      .then(arrived)
      .then(() => {
        const free = session.past.replay.peek() === null && session.lesson.view.peek() === null;
        if (!gone && over && free) void celebrate(session);
      });
  });
  return () => {
    gone = true;
    stop();
    scene.stopFlight();
    session.finale.value = null;
  };
}
