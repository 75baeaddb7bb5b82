import { type BrandId, CLIENT_TYPES } from '@juban/catalog';
import { type ClientSearch, identifyClient } from '../platform/session/client-identity.ts';

/** The client type that stands for a brand where an address names no other. */
export const clientTypeOfBrand = (brand: BrandId): string | undefined =>
  CLIENT_TYPES.find((each) => each.brand === brand)?.id;

/**
 * What a link adds to its query so that it stays with the page's brand: nothing where the query already means
 * it, a client type where the path alone has named it.
 */
export function brandSearch(brand: BrandId, search: ClientSearch): { ct?: string } {
  const ct = identifyClient(search).clientType.brand === brand ? undefined : clientTypeOfBrand(brand);
  return ct === undefined ? {} : { ct };
}
