import { stringifySearch } from '../../lib/search.ts';
import { type ClientSearch, namedClientType } from '../../platform/session/client-identity.ts';

/** Where friends are sent: it says whose app it is, and neither the reader's version nor their theme. */
export const pathForFriends = (search: ClientSearch): string =>
  `/share/goapp${stringifySearch({ ct: namedClientType(search) })}`;
