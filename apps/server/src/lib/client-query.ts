import { DEFAULT_CLIENT_TYPE, effectiveVersion } from '@juban/catalog';
import type { Caller } from '@juban/catalog/shelves';

export interface NamedClient extends Caller {
  version: string;
}

/** What an address of ours says to be opened as the client that asked for it: nothing of what it did not say itself. */
export function clientQueryOf({ clientType, isKnownClient, version }: NamedClient): Record<string, string> {
  const isNamed = isKnownClient && clientType.id !== DEFAULT_CLIENT_TYPE;
  return {
    ...(isNamed && { ct: clientType.id }),
    ...(version !== effectiveVersion(clientType.id, undefined) && { cv: version }),
  };
}
