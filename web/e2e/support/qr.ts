/** A phone's camera for QR codes. */
import type { Locator } from "@playwright/test";
import jsQR from "jsqr";

/** What the QR code of an image says; empty if it cannot be read. The page is shown at a small scale, so the camera reads the image itself. */
export async function scanned(image: Locator): Promise<string> {
  const page = image.page();
  const shown = new URL((await image.getAttribute("src"))!, page.url());
  const answer = await page.request.get(shown.href);
  const bytes = `data:${answer.headers()["content-type"]};base64,${(await answer.body()).toString("base64")}`;
  const camera = await page.context().newPage(); // an empty page: that of the server allows no such image
  const [pixels, side] = await camera.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 400;
    const ink = canvas.getContext("2d")!;
    ink.fillStyle = "white";
    ink.fillRect(0, 0, 400, 400);
    ink.drawImage(picture, 20, 20, 360, 360);
    return [[...ink.getImageData(0, 0, 400, 400).data], 400] as const;
  }, bytes);
  await camera.close();
  return jsQR(Uint8ClampedArray.from(pixels), side, side)?.data ?? "";
}
