import { fill } from '@juban/contract/texts/fill';
import { refundTexts } from '@juban/contract/texts/refund';
import type { RefundPolicy } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { findPolicy } from './refund-policy.repository.ts';

/** Used if the brand's content does not configure the rule. */
const USUAL: RefundPolicy = { windowDays: 7, mostUsedHours: 24, mostIn30Days: 1, mostInYear: 3 };

export const readPolicy = async (db: Db, brand: string): Promise<RefundPolicy> =>
  (await findPolicy(db, brand)) ?? USUAL;

/** The policy of a brand as shown to users. */
export async function readRefundRule(db: Db, brand: string): Promise<string> {
  const { windowDays, mostUsedHours, mostIn30Days, mostInYear } = await readPolicy(db, brand);
  return [
    fill(refundTexts.rule, { days: windowDays, hours: mostUsedHours }),
    fill(refundTexts.quota, { month: mostIn30Days, year: mostInYear }),
    refundTexts.support,
  ].join('。');
}
