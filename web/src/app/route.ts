/** Routes, read from the fragment of the URL. A fragment is never sent to the server, so tokens in it stay private. */
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
/** A match, opened at one of its carries. */
export const carryHash = (id: string, carry: number): string => `${matchHash(id)}&carry=${carry}`;
export const recordHash = (link: string): string => `#r=${link}`;
