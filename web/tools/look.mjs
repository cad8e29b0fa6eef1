// Takes screenshots of the client in a real browser, on a desktop and on a phone: node tools/look.mjs ADDRESS FOLDER
import { chromium } from "@playwright/test";

const [address, folder] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: "--no-sandbox --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader --ignore-gpu-blocklist --disable-background-networking --disable-component-update --disable-sync --no-first-run".split(
    " ",
  ),
});
/** Takes a screenshot. With software rendering this sometimes fails, so it is tried four times. */
async function shoot(page, path) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await page.screenshot({ path });
    } catch (error) {
      if (tries === 3) throw error;
      await page.waitForTimeout(500);
    }
  }
}
for (const [name, options] of [
  ["desktop", { viewport: { width: 1280, height: 800 } }],
  ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }],
]) {
  const page = await (await browser.newContext({ ...options, locale: process.env.LOCALE ?? "en" })).newPage();
  page.on("console", (message) => console.log(name, message.type(), message.text()));
  page.on("pageerror", (error) => console.log(name, "ERROR", error.message));
  await page.goto(address);
  await page.getByTestId("start").waitFor();
  await page.waitForTimeout(400);
  await shoot(page, `${folder}/${name}-home.png`);
  await page.getByTestId("start").click();
  await page.getByTestId("build-bar").waitFor();
  await page.waitForFunction(
    () => window.shuto.session.value?.scene.value && window.shuto.session.value.composer.ring.value,
  );
  await page.waitForTimeout(2500);
  await shoot(page, `${folder}/${name}-table.png`);
  for (let n = 0; n < Number(process.env.TURNS ?? 4); n += 1) {
    await page.waitForFunction(
      () =>
        window.shuto.session.value.match.mySeat.value !== null &&
        window.shuto.session.value.composer.ring.value !== null,
    );
    await page.evaluate(() => window.shuto.session.value.composer.appear());
    await page.waitForFunction(() => window.shuto.session.value.composer.verdict.value !== null);
    if (n === Number(process.env.TURNS ?? 4) - 1) {
      await page.waitForTimeout(1500);
      await shoot(page, `${folder}/${name}-ghost.png`);
    }
    await page.getByTestId("build").click();
    await page.waitForTimeout(700);
  }
  await page.waitForTimeout(2500);
  await shoot(page, `${folder}/${name}-later.png`);
}
await browser.close();
