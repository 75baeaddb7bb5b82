import { fill } from '@juban/contract/texts/fill';
import { membershipEndTexts } from '@juban/contract/texts/membership-end';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { reviewTexts } from '@juban/contract/texts/review';
import { secondText } from '@juban/domain/shanghai-words';
import { membershipEndText } from '../../lib/membership-end-text.ts';
import type { MembershipEnd } from '../../lib/use-membership-end.ts';
import { Seal } from '../../ui/seal.tsx';
import type { OrderDetail } from './order-data.ts';
import styles from './order-head.module.css';
import { isOpen, STATE_FACES, type StateTone } from './order-states.ts';

const SIGNS = {
  good: 'tick',
  wait: 'clock',
  look: 'clock',
  back: 'back',
  off: 'cross',
} as const satisfies Record<StateTone, string>;

interface OrderHeadProps {
  order: OrderDetail;
  /** Undefined while unknown. */
  membershipEnd: MembershipEnd | undefined;
}

/** The state of the order: icon, title and text. */
export function OrderHead({ order, membershipEnd }: OrderHeadProps) {
  const { name, tone } = STATE_FACES[order.state];
  return (
    <header className={styles.head}>
      <Seal sign={SIGNS[tone]} gold={tone === 'good'} size={64} />
      <h2>{isOverdue(order) ? paymentTexts.resultChecking : name}</h2>
      <p className="num by-clause">{lineOf(order, membershipEnd)}</p>
    </header>
  );
}

/** Expired but not closed: the provider is silent, and only it knows whether the order was paid. */
const isOverdue = (order: OrderDetail): boolean => isOpen(order) && !order.waits;

function lineOf(order: OrderDetail, membership: MembershipEnd | undefined): string {
  const { state, waits, closeTime, refund } = order;
  if (waits) return fill(paymentTexts.closeTimeHint, { time: secondText(closeTime).slice(0, -3) });
  if (isOverdue(order)) return orderTexts.overdueHint;
  if (state === 'paid') return reviewTexts.orderHeld;
  if (state === 'closed') return orderTexts.closedHint;
  if (state === 'refunding') return refund.note ?? orderTexts.refundingHint;
  if (state === 'partly-refunded') return orderTexts.partlyRefundedHint;
  if (state === 'refunded') return refund.note ?? orderTexts.refundedHint;
  if (!membership) return '\u00a0';
  return membership.isActive ? membershipEndText(membership.end) : membershipEndTexts.ended;
}
