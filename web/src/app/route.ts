/** Where the page is, read from the part of the address that never leaves the browser. */
export type Route =
  | { readonly at: "setup" }
  | { readonly at: "match"; readonly id: string; readonly tokens: readonly string[]; readonly carry?: number }
  | { readonly at: "record"; readonly link: string };

export function readRoute(hash: string): Route {
  const record = /^#r=([A-Za-z0-9_-]+)$/.exec(hash);
  if (record) return { at: "record", link: record[1]! };
  const match = /^#\/match\/([A-Za-z0-9_-]+)(?:\/([A-Za-z0-9_.-]+))?(?:&carry=(\d{1,9}))?$/.exec(hash);
  if (match) {
    const carry = match[3] === undefined ? {} : { carry: Number(match[3]) };
    return { at: "match", id: match[1]!, tokens: match[2] === undefined ? [] : match[2].split("."), ...carry };
  }
  return { at: "setup" };
}

export const matchHash = (id: string, token?: string): string =>
  `#/match/${id}${token === undefined ? "" : `/${token}`}`;
/** A match with one of its carries to be watched. */
export const carryHash = (id: string, carry: number): string => `${matchHash(id)}&carry=${carry}`;
export const recordHash = (link: string): string => `#r=${link}`;
