import type { DesktopClient } from './brand-facts.ts';
import { forEachBrand } from './brands.ts';
import { type ClientType, clientTypeOf, DEFAULT_CLIENT_TYPE } from './client-types.ts';

export const DESKTOP_CLIENTS: Readonly<Record<string, DesktopClient>> = Object.assign(
  {},
  ...Object.values(forEachBrand(({ desktopClients }) => desktopClients)),
);

const PLAIN_DESKTOP = 'win_rrsp';

/** The client type whose goods the desktop pages sell; for a web visitor, that of the plain desktop client. */
export function desktopSellerOf(clientType: ClientType): ClientType {
  return clientType.id === DEFAULT_CLIENT_TYPE ? clientTypeOf(PLAIN_DESKTOP) : clientType;
}
