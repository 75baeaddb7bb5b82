import { FALLBACK_APP_CLIENT_TYPE } from '@juban/catalog';
import type { ClientSearch } from '../session/client-identity.ts';
import { namedClientType } from '../session/client-identity.ts';
import type { Bridge } from './bridge/methods.ts';
import type { Host } from './host.ts';

/** What the host adds to the address. */
export interface DetectedClient {
  ct?: string;
  cv?: string;
  themeMode?: 'light' | 'dark';
}

/**
 * Finds the client type if the address has none: the app's answer, or the Android default after the 5 s limit
 * of getAppInfo. Plain and social browsers have no app to ask.
 */
export async function detectClient(
  host: Host,
  bridge: Pick<Bridge, 'getAppInfo'>,
  search: ClientSearch & { themeMode?: string },
): Promise<DetectedClient> {
  if (!host.can.isInApp || namedClientType(search)) return {};
  const info = await bridge.getAppInfo();
  const version = info?.clientVersion ?? host.appVersion;
  return {
    ct: info?.clientType.id ?? FALLBACK_APP_CLIENT_TYPE,
    ...(version && !search.cv && !search.clientVersion && { cv: version }),
    ...(info?.theme && !search.themeMode && { themeMode: info.theme }),
  };
}
