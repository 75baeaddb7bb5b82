import { type BrandId, CLIENT_TYPES } from '@juban/catalog';
import { type ClientSearch, identifyClient } from '../platform/session/client-identity.ts';

/** The client type used for a brand if the address names none. */
export const clientTypeOfBrand = (brand: BrandId): string | undefined =>
  CLIENT_TYPES.find((each) => each.brand === brand)?.id;

/**
 * The query a link needs to keep the page's brand: empty if the query already implies the brand, a client
 * type if only the path names it.
 */
export function brandSearch(brand: BrandId, search: ClientSearch): { ct?: string } {
  const ct = identifyClient(search).clientType.brand === brand ? undefined : clientTypeOfBrand(brand);
  return ct === undefined ? {} : { ct };
}
