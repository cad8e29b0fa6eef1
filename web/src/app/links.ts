/** Links to this page for others. A page opened as localhost asks the server for an address that others can open. */
import { http } from "../net/http";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export class Links {
  private shared: string | null = null;

  constructor(
    private readonly place: { readonly origin: string; readonly pathname: string; readonly hostname: string },
    private readonly ask: () => Promise<{ readonly address: string | null }>,
  ) {}

  /** Ask for the address, before links are needed: it may have changed, as a laptop changes networks. */
  async learn(): Promise<void> {
    if (!LOOPBACK.test(this.place.hostname)) return;
    try {
      this.shared = (await this.ask()).address;
    } catch {
      // The server does not answer: the links stay as they are.
    }
  }

  to(hash: string): string {
    return `${this.home}${hash}`;
  }

  /** A link to a game that shows a preview where it is posted. `rest`: a token or a moment, which stays with the reader. */
  game(id: string, language: string, rest = ""): string {
    return new URL(`g/${id}?lang=${language}${rest === "" ? "" : `#${rest}`}`, this.home).href;
  }

  private get home(): string {
    return this.shared ?? `${this.place.origin}${this.place.pathname}`;
  }
}

export const links = new Links(location, http.address);
