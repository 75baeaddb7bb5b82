import { DEFAULT_CLIENT_TYPE, effectiveVersion } from '@juban/catalog';
import type { Caller } from '@juban/catalog/shelves';

export interface NamedClient extends Caller {
  version: string;
}

/** Query parameters that open an address as the client that requested it: only what it sent itself. */
export function clientQueryOf({ clientType, isKnownClient, version }: NamedClient): Record<string, string> {
  const isNamed = isKnownClient && clientType.id !== DEFAULT_CLIENT_TYPE;
  return {
    ...(isNamed && { ct: clientType.id }),
    ...(version !== effectiveVersion(clientType.id, undefined) && { cv: version }),
  };
}
