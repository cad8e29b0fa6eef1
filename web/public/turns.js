/**
 * The service worker: shows that it is somebody's turn while the page is closed, and opens the table. It caches nothing
 * and answers no requests. What it is told is a `TurnMessage` (src/shuto/server/people/push.py).
 */
const place = (match) => new URL(`./#/match/${encodeURIComponent(match)}`, self.registration.scope).href;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  if (event.data === null) return;
  const { match, title, body } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: match, data: match }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = async () => {
    const wanted = place(event.notification.data);
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const found = pages.find((page) => page.url.startsWith(wanted));
    await (found === undefined ? self.clients.openWindow(wanted) : found.focus());
  };
  event.waitUntil(open());
});
