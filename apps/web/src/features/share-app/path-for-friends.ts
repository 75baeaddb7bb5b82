import { stringifySearch } from '../../lib/search.ts';
import { type ClientSearch, namedClientType } from '../../platform/session/client-identity.ts';

/** The shared path: it keeps the brand, but neither version nor theme of the sharer. */
export const pathForFriends = (search: ClientSearch): string =>
  `/share/goapp${stringifySearch({ ct: namedClientType(search) })}`;
