/** The player that this browser is to the server, with a secret. Made when it is first needed, never before. */
import { signal } from "@preact/signals";
import { HttpError, http } from "../../net/http";
import type { KeptPlayer } from "../../net/keep";
import { findPasskey } from "../../net/passkeys";
import type { NewPlayer, PlayerView } from "../../net/wire.gen";
import { keep, prefs } from "../app-state";

export type Car = NonNullable<Parameters<typeof http.newPlayer>[1]>;
export const CARS: readonly Car[] = [
  "sedan",
  "sports-car",
  "electric-car",
  "food-truck",
  "family-wagon",
  "limousine",
  "delivery-van",
  "construction-truck",
  "jumbo-trailer",
  "highway-bus",
];

export const me = signal<KeptPlayer | null>(keep.player());

function remember(player: PlayerView, secret: string): KeptPlayer {
  const kept = { ...player, secret };
  keep.putPlayer(kept);
  me.value = kept;
  prefs.name.value = player.name;
  return kept;
}

/** The server does not know this player, for example because its database is another one. */
export function forgetPlayer(): void {
  keep.putPlayer(null);
  me.value = null;
}

/** The player of this browser with this name and car: made, or changed if need be. Raises HttpError. */
export async function becomePlayer(name: string, car: string | null = null): Promise<KeptPlayer> {
  const wanted = CARS.find((one) => one === car) ?? null;
  const known = me.value ?? keep.player(); // another tab may have made one
  if (known !== null) {
    if (known.name === name && (wanted === null || known.car === wanted)) {
      me.value = known;
      return known;
    }
    try {
      return remember(await http.changePlayer(known.secret, name, wanted), known.secret);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 401) throw error;
      forgetPlayer();
    }
  }
  const made = await http.newPlayer(name, wanted);
  return remember(made.player, made.secret);
}

/** Become the player who made this code on another device. Raises HttpError. */
export async function becomeWithCode(code: string): Promise<KeptPlayer> {
  return welcome(await http.redeem(code));
}

/** Become the player with a passkey that the browser asks for. Raises HttpError, or NoPasskey. */
export async function becomeWithPasskey(): Promise<KeptPlayer> {
  return welcome(await http.signIn(await findPasskey(await http.askPasskey())));
}

/** A player from another device: this browser keeps who they are, and lists their games. */
async function welcome({ player, secret }: NewPlayer): Promise<KeptPlayer> {
  try {
    for (const { id, updated_at, headline } of await http.myMatches(secret))
      keep.put({
        id,
        tokens: [],
        edition: headline.edition ?? "",
        players: headline.players ?? [],
        at: Date.parse(updated_at),
      });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error; // who they are matters more; a game is listed when it is opened
  }
  return remember(player, secret);
}

/** Make a request as the player of this browser. If the server does not know them, it is made as a new one. */
export async function asPlayer<T>(name: string, request: (secret: string) => Promise<T>): Promise<T> {
  const { secret } = await becomePlayer(name);
  try {
    return await request(secret);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    forgetPlayer();
    return request((await becomePlayer(name)).secret);
  }
}
