/** Tells a player of their turn while the page is closed: the service worker and the push service of this browser. */
import { HttpError, http } from "./http";

export const pushHere = (): boolean =>
  window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const worker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register("turns.js");

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const text = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Subscribe this browser for a player; false if it or the server cannot. */
export async function subscribe(secret: string, language: string): Promise<boolean> {
  if (!pushHere()) return false;
  try {
    if (!(await http.online()).push) return false;
    const manager = (await worker()).pushManager;
    const key = bytes(await http.pushKey());
    // A subscription for another server key is of no use: there can be only one.
    const old = await manager.getSubscription();
    const mine = old?.options.applicationServerKey ?? null;
    if (old !== null && text(mine) !== text(key.buffer)) await old.unsubscribe();
    await navigator.serviceWorker.ready;
    const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const [p256dh, auth] = [text(made.getKey("p256dh")), text(made.getKey("auth"))];
    await http.subscribe(secret, { endpoint: made.endpoint, key: p256dh, auth, language });
    return true;
  } catch (error) {
    // Some browsers have no push service, or cannot reach it: then the open page tells.
    if (error instanceof HttpError || error instanceof DOMException) return false;
    throw error;
  }
}

/** Tell this browser nothing any more. */
export async function unsubscribe(secret: string): Promise<void> {
  if (!pushHere()) return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  await found?.unsubscribe();
  if (found && secret !== "") await http.unsubscribe(secret);
}
