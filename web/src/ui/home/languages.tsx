/** The language menu; each language by its own name. */

import { prefs, t } from "../../app/app-state";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../headless/text/words";

export function Languages() {
  return (
    <select
      class="languages"
      value={prefs.language.value}
      aria-label={t("web-language")}
      onChange={(event) => (prefs.language.value = event.currentTarget.value as Language)}
      data-testid="language"
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  );
}
