/** Passkeys of this browser: where they exist, making one, and finding one. */

/** The person made or used no passkey. "again": this device has one of this player already. */
export class NoPasskey extends Error {
  constructor(readonly why: "cancelled" | "again") {
    super(why);
  }
}

/** Browsers bind passkeys to the name of a site. So an IP address has none, and plain http only as localhost. */
export function nameOf(host: string): string | null {
  const isAddress = host.startsWith("[") || /^[\d.]+$/.test(host);
  return isAddress || host === "" ? null : host;
}

export const passkeysHere = (): boolean =>
  window.isSecureContext &&
  nameOf(location.hostname) !== null &&
  "PublicKeyCredential" in window &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

async function asked(request: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const found = await request();
    if (found instanceof PublicKeyCredential) return found.toJSON();
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") throw new NoPasskey("again");
    if (!(error instanceof DOMException)) throw error;
  }
  throw new NoPasskey("cancelled");
}

/** Let the person make a passkey. */
export function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return asked(() => navigator.credentials.create({ publicKey }));
}

/** Let the person choose one of their passkeys. */
export function findPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return asked(() => navigator.credentials.get({ publicKey }));
}
