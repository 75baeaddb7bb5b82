import type { BrandId } from '@juban/catalog';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { deskTexts, PAYMENT_STATE_NAMES } from '@juban/contract/console/desk-texts';
import { providerHas } from '../../lib/provider-traits.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import type { PaymentFact, PaymentGateway } from '../../ports/payment-gateway.ts';
import type { Payment } from '../payments/payment-records.service.ts';

/** A page waits no longer for providers. */
const ANSWER_LIMIT_MS = 2_500;
const MOST_ASKED = 5;
const DAY_MS = 86_400_000;
/** Providers forget payments, and nothing changes any more. */
const OLDEST_MS = 90 * DAY_MS;

type Compared = ConsoleOutput<'getOrder'>['comparison'][number];

/** What the providers say now about payments; asking changes nothing. Those that do not answer are left out. */
export async function readProviderFacts(
  gateways: ReadonlyMap<string, PaymentGateway>,
  payments: readonly Payment[],
  { brand, now }: { brand: string; now: Date },
): Promise<ReadonlyMap<string, PaymentFact>> {
  const asked = payments
    .filter(({ provider }) => !providerHas(provider, 'appStore'))
    .filter(({ createdAt }) => now.getTime() - createdAt.getTime() < OLDEST_MS)
    .slice(-MOST_ASKED);
  const answers = await Promise.all(
    asked.map(async ({ provider, paymentNo }) => {
      const query = gateways.get(provider)?.query(brand as BrandId, paymentNo);
      return query && withTimeLimit(query, ANSWER_LIMIT_MS).catch(() => undefined);
    }),
  );
  return new Map(answers.flatMap((fact) => (fact ? [[fact.paymentNo, fact] as const] : [])));
}

const { comparison, yuan } = deskTexts;
const nameOf = (state: string) => PAYMENT_STATE_NAMES[state] ?? state;

/** The provider's state of a payment that agrees with ours; one that was refunded in full is closed there. */
const AGREEING: Readonly<Record<Payment['state'], ReadonlySet<PaymentFact['state']>>> = {
  open: new Set(['open', 'absent']),
  paid: new Set(['paid']),
  closed: new Set(['closed', 'absent']),
  refunding: new Set(['paid', 'closed']),
  refunded: new Set(['closed', 'paid']),
};

/** Our facts of a payment beside the provider's; nothing if it gave no answer. */
export function compare(payment: Payment, fact: PaymentFact | undefined): Compared[] {
  if (!fact) return [];
  const { paymentNo, state, fen, tradeNo, refundedFen } = payment;
  // WeChat calls a payment closed as soon as a part of it was refunded.
  const agrees = AGREEING[state].has(fact.state) || (fact.state === 'closed' && refundedFen > 0);
  const rows: Compared[] = [
    { paymentNo, what: comparison.state, ours: nameOf(state), theirs: nameOf(fact.state), agrees },
  ];
  const add = (what: string, ours: string, theirs: string | undefined) => {
    if (theirs !== undefined) rows.push({ paymentNo, what, ours, theirs, agrees: ours === theirs });
  };
  add(comparison.amount, yuan(fen), fact.fen === undefined ? undefined : yuan(fact.fen));
  add(comparison.tradeNo, tradeNo ?? '', fact.tradeNo);
  add(
    comparison.refunded,
    yuan(refundedFen),
    fact.refundedFen === undefined ? undefined : yuan(fact.refundedFen),
  );
  return rows;
}
