/** The ways into a game: the one that waits for this player, the lessons, a bot, friends. */
import { useEffect } from "preact/hooks";
import { goTo, keep, t } from "../../app/app-state";
import { isDone, learn, lessons, loadLessons } from "../../app/games/learning";
import { form, prepare, start, starting } from "../../app/games/new-game";
import { LOBBY, matchHash, setupHash } from "../../app/route";
import { Icon, type IconName } from "../parts/icons";
import { boxName } from "./box";
import { playersOf, waitingGame } from "./my-games";

interface DoorProps {
  readonly icon: IconName;
  readonly label: string;
  readonly about: string;
  readonly first: boolean;
  readonly testid: string;
  readonly onOpen: () => void;
}

function Door({ icon, label, about, first, testid, onOpen }: DoorProps) {
  return (
    <button
      type="button"
      class={first ? "door primary" : "door"}
      onClick={onOpen}
      disabled={starting.value}
      data-testid={testid}
    >
      <span class="door-icon">
        <Icon name={icon} />
      </span>
      <span class="door-text">
        <strong>{label}</strong>
        <span>{about}</span>
      </span>
    </button>
  );
}

export function Doors() {
  useEffect(() => {
    let gone = false;
    void loadLessons(() => gone);
    return () => {
      gone = true;
    };
  }, []);
  const done = lessons.value.filter(({ id }) => isDone(id)).length;
  const total = lessons.value.length;
  const fresh = keep.games().length === 0 && done === 0;
  const waiting = waitingGame();
  const against = [boxName(form.edition.value, form.editionId.value), t(`web-who-${form.level.value}`)];
  return (
    <div class="doors">
      {waiting !== null && (
        <Door
          icon="play"
          label={t("home-continue")}
          about={playersOf(waiting)}
          first={true}
          testid="continue"
          onOpen={() => goTo(matchHash(waiting.id))}
        />
      )}
      <Door
        icon="learn"
        label={t(done > 0 && done < total ? "home-learn-on" : "home-learn")}
        about={done > 0 ? t("home-learn-progress", { done, total }) : t("home-learn-about")}
        first={fresh}
        testid="learn"
        onOpen={() => void learn()}
      />
      <Door
        icon="bot"
        label={t("home-bot")}
        about={against.join(t("facts-separator"))}
        first={!fresh && waiting === null}
        testid="start"
        onOpen={() => {
          prepare("bot");
          void start();
        }}
      />
      <Door
        icon="friends"
        label={t("home-friends")}
        about={t("home-friends-about")}
        first={false}
        testid="friends"
        onOpen={() => goTo(setupHash("friends"))}
      />
      <Door
        icon="online"
        label={t("home-online")}
        about={t("home-online-about")}
        first={false}
        testid="online"
        onOpen={() => goTo(LOBBY)}
      />
    </div>
  );
}
