/** A button's label with its keyboard shortcut. */
import { t } from "../../app/app-state";

export const withKey = (message: string, key: string): string => t("web-with-key", { name: t(message), key });
