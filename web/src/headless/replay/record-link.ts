/** Decodes shared links: a record's text, deflated, as base64url. The server encodes them. */

const LARGEST = 4_000_000; // bytes of text; a forged link could inflate to any size

/** The text of the record in the encoded part of a link; throws if that part is broken or too large. */
export async function textOfLink(link: string): Promise<string> {
  const base64 = link.replace(/-/g, "+").replace(/_/g, "/");
  const deflated = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const inflated = new Blob([deflated]).stream().pipeThrough(new DecompressionStream("deflate"));
  const reader = inflated.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new Error("too large");
    chunks.push(value);
  }
  return new Blob(chunks as BlobPart[]).text();
}
