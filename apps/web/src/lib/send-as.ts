import type { Transport } from '@juban/contract/client';
import { clientOfAddress } from './client-of-address.ts';
import { createHttpTransport } from './http-transport.ts';
import { parseSearch } from './search.ts';

/** Calls of this page, in the name of whoever has the token. */
export const sendAs = (token: () => string): Transport =>
  createHttpTransport({
    fetch: (...request) => window.fetch(...request),
    token,
    client: () => clientOfAddress(window.location),
    deviceHeaders: () =>
      import('../host/find-app-device.ts').then(
        (found) => found.findDeviceHeaders(),
        () => ({}),
      ),
    aliId: () => parseSearch(window.location.search).aliId,
  });
