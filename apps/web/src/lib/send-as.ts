import type { Transport } from '@juban/contract/client';
import { clientOfAddress } from './client-of-address.ts';
import { createHttpTransport } from './http-transport.ts';
import { parseSearch } from './search.ts';

const noDevice = async () => ({});

/** Calls of this page with a token; those that name the device need `deviceHeaders`. */
export const sendAs = (
  token: () => string,
  deviceHeaders: () => Promise<Record<string, string>> = noDevice,
): Transport =>
  createHttpTransport({
    fetch: (...request) => window.fetch(...request),
    token,
    client: () => clientOfAddress(window.location),
    deviceHeaders,
    aliId: () => parseSearch(window.location.search).aliId,
  });
