/** The end of a game in words: why it is over, and why each seat has its place. */
import type { OutcomeView, PlaceView, SeatView } from "../../net/wire.gen";
import type { List } from "./describe";
import { person, type Say } from "./pieces";

/** Why the game is over and how the places are found, as far as the places do not tell it. */
export const sayEnding = (say: Say, outcome: OutcomeView): readonly string[] =>
  outcome.messages.map((message) => say(message));

/** Why a seat has its place. `mine`: the reader's seats, which are called "you". */
export function sayPlace(
  say: Say,
  list: List,
  seats: readonly SeatView[],
  place: PlaceView,
  mine: ReadonlySet<number>,
): string {
  const sentences = place.reasons.map(({ message, rivals, args }) =>
    say(message, {
      ...args,
      you: mine.has(place.seat) ? "yes" : "no",
      reader: rivals.length === 1 && mine.has(rivals[0]!) ? "yes" : "no", // the rival is called "you", too
      player: person(say, seats[place.seat]),
      rival: list(rivals.map((seat) => person(say, seats[seat]))),
    }),
  );
  return sentences.reduce((first, second) => say("two-sentences", { first, second }));
}
