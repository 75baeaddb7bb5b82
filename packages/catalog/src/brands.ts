import type { BrandFacts } from './brand-facts.ts';
import { ddsp } from './brands/ddsp.ts';
import { jqq } from './brands/jqq.ts';
import { tthj } from './brands/tthj.ts';
import { yujian } from './brands/yujian.ts';

const FACTS = { yujian, ddsp, jqq, tthj } as const satisfies Record<string, BrandFacts>;

export type BrandId = keyof typeof FACTS;

export const DEFAULT_BRAND: BrandId = 'yujian';

/** Brands are data: code outside this package never branches on a brand. */
export interface Brand
  extends Pick<BrandFacts, 'name' | 'slogan' | 'officialSite' | 'smsSignature' | 'scheme' | 'themeColor'> {
  id: BrandId;
}

/** One value for each brand, in the order above. */
export function forEachBrand<Value>(
  pick: (facts: BrandFacts, id: BrandId) => Value,
): Readonly<Record<BrandId, Value>> {
  const entries = (Object.keys(FACTS) as BrandId[]).map((id) => [id, pick(FACTS[id], id)]);
  return Object.fromEntries(entries);
}

export const BRANDS = forEachBrand<Brand>(
  ({ name, slogan, officialSite, smsSignature, scheme, themeColor }, id) => ({
    id,
    name,
    slogan,
    officialSite,
    smsSignature,
    scheme,
    themeColor,
  }),
);
