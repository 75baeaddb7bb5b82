import { BRANDS, type BrandId } from '@juban/catalog';

/** The same value for each brand of the catalogue. */
export const everyBrand = <Value>(value: Value): Record<BrandId, Value> =>
  Object.fromEntries(Object.keys(BRANDS).map((brand) => [brand, value])) as Record<BrandId, Value>;
