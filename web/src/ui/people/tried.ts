/** Requests about the person at this page. */
import { t, toast } from "../../app/app-state";
import { forgetPlayer } from "../../app/people/player";
import { HttpError } from "../../net/http";

/** Run a request; a failure is told. */
export async function tried(request: () => Promise<void>): Promise<void> {
  try {
    await request();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 401) forgetPlayer();
    toast(error.status === 0 ? t("web-refused-offline") : error.message, true);
  }
}
