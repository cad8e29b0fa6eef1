/** What a button does, with the key that does it too. */
import { t } from "../../app/app-state";

export const withKey = (message: string, key: string): string => t("web-with-key", { name: t(message), key });
