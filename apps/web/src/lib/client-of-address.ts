import { PATH_BRANDS } from '../route-facts.gen.ts';
import { brandSearch } from './brand-search.ts';
import { type ClientIdentity, identifyClient } from './client-identity.ts';
import { toRoutePath } from './path-forms.ts';
import { parseSearch } from './search.ts';

/** Who is asking, by a page's own address: the query names the client, and some paths name the brand. */
export function clientOfAddress({
  pathname,
  search: query,
}: Pick<URL, 'pathname' | 'search'>): ClientIdentity {
  const search = parseSearch(query);
  const brand = PATH_BRANDS[toRoutePath(pathname)];
  return identifyClient({ ...search, ...(brand && brandSearch(brand, search)) });
}
