/** Decodes shared links: a record's text, deflated, as base64url. The server encodes them. */
const LARGEST = 4_000_000;

export async function textOfLink(link: string): Promise<string> {
  const letters = link.replace(/-/g, "+").replace(/_/g, "/");
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const opened = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const reader = opened.getReader();
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
