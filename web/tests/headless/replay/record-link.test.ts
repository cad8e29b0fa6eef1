import { describe, expect, it } from "vitest";
import { textOfLink } from "../../../src/headless/replay/record-link";

describe("a record in a link", () => {
  it("is decoded", async () => {
    const { deflateSync } = await import("node:zlib");
    const link = deflateSync("shuto 1 second-edition\nplayer Léa\n").toString("base64url");
    expect(await textOfLink(link)).toBe("shuto 1 second-edition\nplayer Léa\n");
    await expect(textOfLink("AAAA")).rejects.toThrow();
  });
});
