/** The table as a 3D model and as a picture. */
import { expect } from "@playwright/test";
import { test } from "../support/browser";
import { turnOrEnd } from "../support/player";
import { shared as server } from "../support/server";

test.use({ drawn: true });

test.beforeAll(() => server.start());

test("exports the table as glTF and the picture as PNG, and leaves it as it was", async ({ page }) => {
  await page.goto(server.address);
  await page.getByTestId("start").click();
  await turnOrEnd(page);
  const size = () => page.getByTestId("table").evaluate((table: HTMLCanvasElement) => [table.width, table.height]);
  const before = await size();
  await page.getByTestId("share").click();
  const bytes = async (testid: string): Promise<Buffer> => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId(testid).click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const sculpture = await bytes("save-gltf");
  expect(sculpture.subarray(0, 4).toString()).toBe("glTF");
  expect(sculpture.readUInt32LE(8)).toBe(sculpture.length);
  const json = JSON.parse(sculpture.subarray(20, 20 + sculpture.readUInt32LE(12)).toString());
  expect(json.meshes.length).toBeGreaterThan(3);
  const picture = await bytes("save-png");
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.readUInt32BE(16)).toBe(1920);
  await expect.poll(size).toEqual(before); // the table is drawn as before, not in the size of the picture
});
