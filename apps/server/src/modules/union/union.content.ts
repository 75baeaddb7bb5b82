import { fenOf, UNION_INTERVAL_DAYS, UNION_TYPES } from '@juban/domain';
import { z } from 'zod/mini';
import { picture, some } from '../../db/content-fields.ts';
import type { ContentSection, PackScope } from '../../db/content-section.ts';
import { missingPictures, pictureAddressOf } from '../../db/pack-pictures.ts';
import { PARTNERS } from '../../ports/partner-gateway.ts';
import { unions } from './union.tables.ts';

const name = z.string().check(z.regex(/^[\w.-]{0,64}$/));

/** Texts may contain {brand}. */
const item = z.strictObject({
  unionType: z.enum(UNION_TYPES),
  partner: z.enum(PARTNERS),
  name: some,
  logo: picture,
  background: picture,
  bindBy: z.enum(['redirect', 'phone']),
  /** One purchase within 365 days. */
  oncePerYear: z._default(z.boolean(), false),
  /** Price of the partner's membership alone, in yuan. */
  partnerPrice: z.number().check(z.minimum(0.01), z.maximum(9_999), z.multipleOf(0.01)),
  partnerDays: z.int().check(z.minimum(1), z.maximum(366)),
  product: name.check(z.minLength(1)),
  ownTime: some,
  partnerTime: some,
  promId: z._default(name, ''),
  productId: z._default(name, ''),
  appId: z._default(name, ''),
  rights: z.array(z.strictObject({ title: some, text: some, image: picture })).check(z.minLength(1)),
  rules: z.array(some).check(z.minLength(1)),
});

type Item = z.output<typeof item>;

function findFaults({ logo, background, rights }: Item, { files }: PackScope): string[] {
  return missingPictures([logo, background, ...rights.map(({ image }) => image)], files);
}

/** Unions of a pack; their prices are those of the packages that name them. */
export const unionContent: ContentSection = {
  name: 'unions',
  item,
  table: unions,
  key: { column: unions.unionType, field: 'unionType' },
  findFaults,
  toRow: ({ partnerPrice, oncePerYear, logo, background, rights, ...row }: Item, _today, files) => ({
    ...row,
    logo: pictureAddressOf(logo, files),
    background: pictureAddressOf(background, files),
    restDays: oncePerYear ? UNION_INTERVAL_DAYS : 0,
    partnerFen: fenOf(partnerPrice),
    rights: rights.map((right) => ({ ...right, image: pictureAddressOf(right.image, files) })),
  }),
};
