import { z } from 'zod/mini';
import { brandId } from '../../db/content-fields.ts';
import type { ContentSection } from '../../db/content-section.ts';
import { fraudRules } from './fraud.tables.ts';
import { FRAUD_RULES, HOLD_KINDS } from './fraud-names.ts';

const MOST_HOURS = 2_160;

const rule = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  brand: brandId,
  rule: z.enum(FRAUD_RULES),
  /** Empty: the brand does not use this rule. */
  subjects: z.array(z.enum(HOLD_KINDS)),
  most: z.int().check(z.minimum(1), z.maximum(100_000)),
  hours: z.int().check(z.minimum(1), z.maximum(MOST_HOURS)),
  percent: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
});

type Rule = z.output<typeof rule>;

/**
 * Rules that hold an order, a claim or an exchange for review; a rule that a brand does not configure has its
 * default numbers.
 */
export const fraudContent: ContentSection = {
  name: 'fraud-rules',
  item: rule,
  table: fraudRules,
  key: { column: fraudRules.id, field: 'id' },
  findFaults: (item: Rule) =>
    item.id === `${item.brand}-${item.rule}` ? [] : [`id must be ${item.brand}-${item.rule}`],
  toRow: (item: Rule) => item,
};
