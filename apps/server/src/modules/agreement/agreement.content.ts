import { createHash } from 'node:crypto';
import { BRANDS } from '@juban/catalog';
import {
  AGREEMENT_FAMILIES,
  AGREEMENT_VARIANTS,
  FAMILY_TYPES,
  type FamilyType,
  familyKeyOf,
} from '@juban/catalog/agreement-families';
import { AGREEMENT_TYPES, agreementKeyOf } from '@juban/catalog/agreement-keys';
import { fill } from '@juban/contract/texts/fill';
import { DAY_MS } from '@juban/domain';
import { z } from 'zod/mini';
import { brandId, some } from '../../db/content-fields.ts';
import type { ContentSection } from '../../db/content-section.ts';
import { sanitiseHtml } from '../../lib/sanitise-html.ts';
import { agreements } from './agreement.tables.ts';

/** One text for several brands, or for app variants; {brand}, {site} and {app} are filled in for each. */
const item = z.strictObject({
  type: z.enum(AGREEMENT_TYPES),
  version: z.int().check(z.minimum(1)),
  brands: z._default(
    z.array(brandId),
    Object.values(BRANDS).map(({ id }) => id),
  ),
  /**
   * Variants with their own documents, each with the app's name. Then the item belongs to them, and to no
   * brand.
   */
  apps: z.optional(z.partialRecord(z.enum(AGREEMENT_VARIANTS), some)),
  title: some,
  effectiveInDays: z.int(),
  html: some,
});

type Item = z.output<typeof item>;
type Version = Omit<Item, 'brands' | 'apps'> & { brand: Item['brands'][number]; key: string; app: string };

function spread({ brands, apps, ...text }: Item): Version[] {
  if (!apps)
    return brands.map((brand) => ({
      ...text,
      brand,
      key: agreementKeyOf(brand, text.type),
      app: BRANDS[brand].name,
    }));
  return AGREEMENT_FAMILIES.flatMap((family) => {
    const app = family.variant && apps[family.variant];
    if (!app) return [];
    const { brand } = family;
    const key = familyKeyOf(family, text.type as FamilyType);
    return [{ ...text, brand, key, app: fill(app, { brand: BRANDS[brand].name }) }];
  });
}

/** Versions of the legal documents of a pack; effectiveInDays counts from the day it is applied. */
export const agreementContent: ContentSection = {
  name: 'agreements',
  item,
  table: agreements,
  key: { column: agreements.agreementId, field: 'agreementId' },
  findFaults: ({ type, apps }: Item) =>
    apps && !FAMILY_TYPES.some((member) => member === type) ? [`${type} has no variants`] : [],
  spread,
  toRow: ({ brand, key, app, type, version, title, html, effectiveInDays }: Version, today) => {
    const { name, officialSite: site } = BRANDS[brand];
    const clean = sanitiseHtml(fill(html, { brand: name, site, app }));
    return {
      agreementId: `${key}@${version}`,
      key,
      version,
      brand,
      type,
      title: fill(title, { brand: name, app }),
      html: clean,
      hash: createHash('sha256').update(clean).digest('hex'),
      effectiveAt: new Date(today.getTime() + effectiveInDays * DAY_MS),
    };
  },
};
