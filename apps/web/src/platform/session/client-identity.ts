import { type ClientType, clientTypeOf, DEFAULT_CLIENT_VERSION, findClientType } from '@juban/catalog';
import { isVersion } from '@juban/domain/is-version';

/** Query parameters that name the client; they are kept from page to page. */
export const CLIENT_SEARCH_NAMES = ['ct', 'clientType', 'app_type', 'cv', 'clientVersion'] as const;

export type ClientSearch = { [Name in (typeof CLIENT_SEARCH_NAMES)[number]]?: string };

export interface ClientIdentity {
  clientType: ClientType;
  clientVersion: string;
}

/** The first known client type in the query. */
export function namedClientType(search: ClientSearch): string | undefined {
  return [search.ct, search.clientType, search.app_type].find((id) => id && findClientType(id));
}

/** The client from the query: an unknown type counts as plain web, an invalid version as missing. */
export function identifyClient(search: ClientSearch): ClientIdentity {
  const clientType = clientTypeOf(namedClientType(search));
  const silent = clientType.sendsNoVersion ? '' : DEFAULT_CLIENT_VERSION;
  const named = [search.cv, search.clientVersion].find((text = '') => isVersion(text));
  return { clientType, clientVersion: named ?? silent };
}
