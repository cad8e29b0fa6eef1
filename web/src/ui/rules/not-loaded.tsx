/** Says that something could not be loaded, and offers to try again. */
import { t } from "../../app/app-state";

export function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <p class="rules-failed" role="alert">
      {t("rules-failed")}{" "}
      <button type="button" onClick={retry}>
        {t("rules-retry")}
      </button>
    </p>
  );
}
