// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Links } from "../../src/app/links";

const at = (hostname: string) => ({ origin: `http://${hostname}:8650`, pathname: "/", hostname });
const LAN = "http://192.168.1.5:8650/";

test("a page at localhost hands out the address that others can open", async () => {
  for (const own of ["localhost", "127.0.0.1", "[::1]"]) {
    const links = new Links(at(own), async () => ({ address: LAN }));
    expect(links.to("#/match/a")).toBe(`http://${own}:8650/#/match/a`);
    await links.learn();
    expect(links.to("#/match/a")).toBe(`${LAN}#/match/a`);
    expect(links.game("a", "fr", "&step=3")).toBe(`${LAN}g/a?lang=fr#&step=3`);
  }
});

test("a page opened by any other address keeps it and does not ask", async () => {
  for (const own of ["192.168.1.9", "shuto.example", "localhost.example", "127.0.0.1.example"]) {
    const links = new Links(at(own), () => Promise.reject(new Error("asked")));
    await links.learn();
    expect(links.to("#r=x")).toBe(`http://${own}:8650/#r=x`);
    expect(links.game("a", "en")).toBe(`http://${own}:8650/g/a?lang=en`);
  }
});

test("a server that is not shared, or does not answer, changes nothing", async () => {
  const alone = new Links(at("localhost"), async () => ({ address: null }));
  await alone.learn();
  expect(alone.to("#r=x")).toBe("http://localhost:8650/#r=x");
  const silent = new Links(at("localhost"), () => Promise.reject(new Error("offline")));
  await silent.learn();
  expect(silent.to("#r=x")).toBe("http://localhost:8650/#r=x");
});
