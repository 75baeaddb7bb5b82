import { FALLBACK_APP_CLIENT_TYPE } from '@juban/catalog';
import type { ClientSearch } from '../session/client-identity.ts';
import { namedClientType } from '../session/client-identity.ts';
import type { Bridge } from './bridge/methods.ts';
import type { Host } from './host.ts';

/** What the host adds to what the address says. */
export interface LearnedClient {
  ct?: string;
  cv?: string;
  themeMode?: 'light' | 'dark';
}

/**
 * Who is asking, where the address does not say: what the app answers, and the Android default when it is
 * silent for the 5 s that getAppInfo has. Plain and social browsers have nobody to ask.
 */
export async function learnClient(
  host: Host,
  bridge: Pick<Bridge, 'getAppInfo'>,
  search: ClientSearch & { themeMode?: string },
): Promise<LearnedClient> {
  if (!host.can.isInApp || namedClientType(search)) return {};
  const info = await bridge.getAppInfo();
  const version = info?.clientVersion ?? host.appVersion;
  return {
    ct: info?.clientType.id ?? FALLBACK_APP_CLIENT_TYPE,
    ...(version && !search.cv && !search.clientVersion && { cv: version }),
    ...(info?.theme && !search.themeMode && { themeMode: info.theme }),
  };
}
