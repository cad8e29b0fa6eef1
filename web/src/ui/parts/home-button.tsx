/** Leads to the home page, from the top of every other page. */
import { goTo, t } from "../../app/app-state";
import { HOME } from "../../app/route";
import { Icon } from "./icons";

export function HomeButton() {
  return (
    <button
      type="button"
      class="plain"
      onClick={() => goTo(HOME)}
      aria-label={t("web-home")}
      title={t("web-home")}
      data-testid="home"
    >
      <Icon name="home" />
    </button>
  );
}
