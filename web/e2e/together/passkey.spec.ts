/** A passkey makes a second browser the same player, with the same games. Chromium has a virtual authenticator. */
import { type CDPSession, expect, type Page } from "@playwright/test";
import { skipDrawing, test } from "../support/browser";
import { shared as server } from "../support/server";

test.beforeAll(() => server.start());

/** Browsers bind passkeys to a name, so the address of the machine will not do. */
const home = (): string => `http://localhost:${server.port}/`;

async function withAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const openSettings = async (page: Page): Promise<void> => {
  await page.getByTestId("settings").first().click();
};

test("a passkey makes a second browser the same player, and the games are there", async ({ page, browser }) => {
  const first = await withAuthenticator(page);
  await page.goto(home());
  // A table with an open seat, as the page makes it.
  const made = await page.evaluate(async () => {
    const post = async (path: string, body: unknown, secret = "") =>
      (
        await fetch(path, {
          method: "POST",
          headers: { "content-type": "application/json", ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
          body: JSON.stringify(body),
        })
      ).json();
    const ann = await post("/api/players", { name: "Ann", car: "limousine" });
    const seats = [{ kind: "human" }, { kind: "open" }];
    const match = await post("/api/matches", { edition: "two-player-2024", seats }, ann.secret);
    localStorage.setItem("shuto.player", JSON.stringify({ ...ann.player, secret: ann.secret }));
    return { match: match.id as string, secret: ann.secret as string };
  });
  await page.reload();
  await openSettings(page);
  await page.getByTestId("add-passkey").click();
  await expect(page.getByTestId("remove-passkey")).toHaveCount(1);
  const { credentials } = await first.cdp.send("WebAuthn.getCredentials", { authenticatorId: first.authenticatorId });
  expect(credentials).toHaveLength(1);

  const context = await browser.newContext();
  await skipDrawing(context);
  const other = await context.newPage();
  const second = await withAuthenticator(other);
  await second.cdp.send("WebAuthn.addCredential", {
    authenticatorId: second.authenticatorId,
    credential: credentials[0]!,
  });
  await other.goto(home());
  await openSettings(other);
  await other.getByTestId("use-passkey").click();
  await expect(other.getByTestId("my-name")).toHaveValue("Ann");
  await other.keyboard.press("Escape");
  await expect(other.getByTestId("my-games").locator(`a[href*="${made.match}"]`)).toBeVisible();
  const kept = await other.evaluate(() => JSON.parse(localStorage.getItem("shuto.player") ?? "{}").secret as string);
  expect(kept).not.toBe(made.secret);

  // At the bare address of a machine there are no passkeys, and the page says why.
  await other.goto(server.address);
  await openSettings(other);
  await expect(other.getByTestId("no-passkeys")).toBeVisible();
  await context.close();
});
