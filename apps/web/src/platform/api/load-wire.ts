/** Loaded on first use, because pages that only read need no encryption. */
export function loadSealing(): Promise<typeof import('@juban/wire/sealed-value')> {
  return import('@juban/wire/sealed-value');
}

/** Separate from encryption, because its hash function is larger than everything else. */
export function loadSigning(): Promise<typeof import('@juban/wire/request-signature')> {
  return import('@juban/wire/request-signature');
}
