import { z } from 'zod';
import { fenOf } from '../lib/values.ts';
import { isDay } from './calendar.ts';
import { Refused } from './sub-codes.ts';

const CYCLE_PRODUCT = 'CYCLE_PAY_AUTH';
const LAST_DAY_OF_MONTH = 28;
const MIN_PERIOD_DAYS = 7;

/** The terms that a payer accepts together with the first payment. */
export interface SigningTerms {
  /** The merchant's number. */
  externalNo: string;
  productCode: string;
  scene: string;
  periodType: 'DAY' | 'MONTH';
  period: number;
  /** Day of the first charge, in Beijing time. */
  executeDay: string;
  /** Maximum amount of one charge. */
  singleFen: number;
  /** Address for notifications about signing and unsigning. */
  notifyUrl: string;
}

const SIGNING = z.object({
  personal_product_code: z.literal(`${CYCLE_PRODUCT}_P`),
  sign_scene: z.string().regex(/^[A-Z_]+\|[A-Z_]+$/),
  external_agreement_no: z.string().regex(/^[A-Za-z0-9]{1,32}$/),
  access_params: z.object({ channel: z.enum(['ALIPAYAPP', 'QRCODE', 'QRCODEORSMS']) }),
  period_rule_params: z.object({
    period_type: z.enum(['DAY', 'MONTH']),
    period: z.coerce.number().int().min(1).max(366),
    execute_time: z.string().refine(isDay),
    single_amount: z.union([z.string(), z.number()]),
  }),
  sign_notify_url: z.url({ protocol: /^https?$/ }).optional(),
});
const ORDER = z.object({ product_code: z.string().optional(), agreement_sign_params: SIGNING.optional() });

/**
 * Alipay's rules: only days that every month has, periods of at least a week, and no first charge in the
 * past.
 */
function isAllowed({ periodType, period, executeDay }: SigningTerms, today: string): boolean {
  if (executeDay < today) return false;
  if (periodType === 'DAY') return period >= MIN_PERIOD_DAYS;
  return Number(executeDay.slice(8)) <= LAST_DAY_OF_MONTH;
}

/** Undefined for an order without signing. */
export function readTerms(
  content: unknown,
  notifyUrl: string,
  todayAt: (notifyUrl: string) => string,
): SigningTerms | undefined {
  const parsed = ORDER.safeParse(content);
  if (!parsed.success) throw new Refused('ACQ.INVALID_PARAMETER');
  const { product_code: product, agreement_sign_params: asked } = parsed.data;
  if (!asked) return undefined;
  const rule = asked.period_rule_params;
  const singleFen = fenOf(rule.single_amount);
  if (product !== CYCLE_PRODUCT || !singleFen) throw new Refused('ACQ.INVALID_PARAMETER');
  const terms: SigningTerms = {
    externalNo: asked.external_agreement_no,
    productCode: asked.personal_product_code,
    scene: asked.sign_scene,
    periodType: rule.period_type,
    period: rule.period,
    executeDay: rule.execute_time,
    singleFen,
    notifyUrl: asked.sign_notify_url ?? notifyUrl,
  };
  if (!isAllowed(terms, todayAt(terms.notifyUrl))) throw new Refused('ACQ.INVALID_PARAMETER');
  return terms;
}
