import { z } from 'zod/mini';
import { brandId } from '../../db/content-fields.ts';
import type { ContentSection } from '../../db/content-section.ts';
import { refundPolicies } from './refund.tables.ts';

const upTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

const policy = z.strictObject({
  brand: brandId,
  windowDays: upTo(60),
  mostUsedHours: upTo(720),
  mostIn30Days: upTo(100),
  mostInYear: upTo(1_000),
});

type Policy = z.output<typeof policy>;

/** The rules of refunds that users request themselves. */
export const refundContent: ContentSection = {
  name: 'refund-policies',
  item: policy,
  table: refundPolicies,
  key: { column: refundPolicies.brand, field: 'brand' },
  findFaults: ({ mostIn30Days, mostInYear }: Policy) =>
    mostInYear < mostIn30Days ? ['mostInYear is less than mostIn30Days'] : [],
  toRow: (item: Policy) => item,
};
