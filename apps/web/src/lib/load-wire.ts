/** Sealing comes on its first use: pages that only read need none of it. */
export function loadWire(): Promise<typeof import('@juban/wire')> {
  return import('@juban/wire');
}
