/** A box of the game by what it is like: a picture, how many play, how long, what is special. */
import { t, words } from "../../app/app-state";
import type { EditionView } from "../../net/wire.gen";
import { FactsInLine } from "../parts/facts-in-line";
import { coverOf } from "./covers";

/** The short name of a box; an edition of somebody's own has only one name. */
export function boxName(edition: EditionView | null, id: string): string {
  const short = `home-box-${id}`;
  return words.has(short) ? t(short) : (edition?.name ?? id);
}

/** How many play, and how long: "2–4 players", "about 20 min". */
function boxFacts({ players, minutes }: EditionView): readonly string[] {
  const [fewest, most] = players;
  const who = fewest === most ? t("home-players", { most }) : t("home-players-from-to", { fewest, most });
  if (minutes === null) return [who];
  const [least, longest] = minutes;
  const long =
    least === longest ? t("home-minutes", { most: longest }) : t("home-minutes-from-to", { least, most: longest });
  return [who, long];
}

export function BoxFace({ edition }: { edition: EditionView }) {
  const cover = coverOf(edition.id);
  const like = `home-like-${edition.id}`;
  return (
    <>
      <span class="box-picture">
        {cover !== undefined && <img src={cover} alt="" loading="lazy" decoding="async" />}
      </span>
      <span class="box-text">
        <strong class="capital">{boxName(edition, edition.id)}</strong>
        <FactsInLine className="box-facts" facts={boxFacts(edition)} />
        <span class="faint">{words.has(like) ? t(like) : edition.about}</span>
      </span>
    </>
  );
}
