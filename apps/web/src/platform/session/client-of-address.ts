import { brandSearch } from '../../lib/brand-search.ts';
import { toRoutePath } from '../../lib/path-forms.ts';
import { parseSearch } from '../../lib/search.ts';
import { PATH_BRANDS } from '../../route-facts.gen.ts';
import { type ClientIdentity, identifyClient } from './client-identity.ts';

/** The client from a page's address: the query names the client, and some paths the brand. */
export function clientOfAddress({
  pathname,
  search: query,
}: Pick<URL, 'pathname' | 'search'>): ClientIdentity {
  const search = parseSearch(query);
  const brand = PATH_BRANDS[toRoutePath(pathname)];
  return identifyClient({ ...search, ...(brand && brandSearch(brand, search)) });
}
