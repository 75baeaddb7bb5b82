import { BRANDS, type Brand } from '@juban/catalog';
import { oneOf, parseSearch } from '../../lib/search.ts';
import type { ClientIdentity } from '../session/client-identity.ts';
import { currentClient } from '../session/session.ts';
import { getHost, type Host } from './host.ts';
import { whenHostConnected } from './when-host-connected.ts';

export interface HostFacts extends Host, ClientIdentity {
  brand: Brand;
  theme: 'light' | 'dark';
}

function systemTheme(): 'light' | 'dark' {
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Facts about the environment, once the host has answered. */
export async function readHostFacts(): Promise<HostFacts> {
  await whenHostConnected();
  const client = currentClient();
  const { themeMode } = parseSearch(window.location.search);
  return {
    ...getHost(),
    ...client,
    brand: BRANDS[client.clientType.brand],
    theme: oneOf(themeMode, ['light', 'dark'], systemTheme()),
  };
}
