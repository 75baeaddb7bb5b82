/** Sealing comes on its first use: pages that only read need none of it. */
export function loadSealing(): Promise<typeof import('@juban/wire/sealed-value')> {
  return import('@juban/wire/sealed-value');
}

/** Apart from sealing, because the hash it brings is larger than all the rest. */
export function loadSigning(): Promise<typeof import('@juban/wire/request-signature')> {
  return import('@juban/wire/request-signature');
}
