import type { Transport } from '@juban/contract/client';
import { parseSearch } from '../../lib/search.ts';
import { clientOfAddress } from '../session/client-of-address.ts';
import { createHttpTransport } from './http-transport.ts';

const noDevice = async () => ({});

/** Calls of this page with a given token; calls that name the device need `deviceHeaders`. */
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
