import { createHash } from 'node:crypto';
import { BRANDS } from '@juban/catalog';
import { AGREEMENT_TYPES, agreementKeyOf } from '@juban/catalog/agreement-keys';
import { fill } from '@juban/contract/texts/fill';
import { DAY_MS } from '@juban/domain';
import { z } from 'zod/mini';
import type { ContentSection } from '../../db/content-section.ts';
import { sanitiseHtml } from '../../lib/sanitise-html.ts';
import { agreements } from './agreement.tables.ts';

const some = z.string().check(z.minLength(1));
const brandId = z.enum(Object.values(BRANDS).map(({ id }) => id));

/** One text for several brands; {brand} and {site} are each one's own. */
const item = z.strictObject({
  type: z.enum(AGREEMENT_TYPES),
  version: z.int().check(z.minimum(1)),
  brands: z._default(
    z.array(brandId),
    Object.values(BRANDS).map(({ id }) => id),
  ),
  title: some,
  effectiveInDays: z.int(),
  html: some,
});

type Item = z.output<typeof item>;
type Version = Omit<Item, 'brands'> & { brand: Item['brands'][number] };

/** Versions of the legal documents of a pack; effectiveInDays counts from the day it is applied. */
export const agreementContent: ContentSection = {
  name: 'agreements',
  item,
  table: agreements,
  key: { column: agreements.agreementId, field: 'agreementId' },
  spread: ({ brands, ...text }: Item): Version[] => brands.map((brand) => ({ ...text, brand })),
  toRow: ({ brand, type, version, title, html, effectiveInDays }: Version, today) => {
    const { name, officialSite: site } = BRANDS[brand];
    const key = agreementKeyOf(brand, type);
    const clean = sanitiseHtml(fill(html, { brand: name, site }));
    return {
      agreementId: `${key}@${version}`,
      key,
      version,
      brand,
      type,
      title: fill(title, { brand: name }),
      html: clean,
      hash: createHash('sha256').update(clean).digest('hex'),
      effectiveAt: new Date(today.getTime() + effectiveInDays * DAY_MS),
    };
  },
};
