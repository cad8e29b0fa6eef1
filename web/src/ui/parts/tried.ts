/** Making and sharing files, which may fail. */
import { t, toast } from "../../app/app-state";

/** Run it; a failure is told. */
export async function tried(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return; // the user closed the share sheet
    toast(t("web-failed", { reason: error instanceof Error ? error.message : "" }), true);
  }
}
