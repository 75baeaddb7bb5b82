import { paymentTexts } from '@juban/contract/texts/payment';
import { reviewTexts } from '@juban/contract/texts/review';
import type { OrderState } from './order-data.ts';

/** wait: the user should act; look: we do; good: done; back: being refunded; off: over. */
export type StateTone = 'wait' | 'look' | 'good' | 'back' | 'off';

interface StateFace {
  name: string;
  tone: StateTone;
  /** The money has been received. */
  paid: boolean;
}

export const STATE_FACES: Readonly<Record<OrderState, StateFace>> = {
  created: { name: paymentTexts.stateCreated, tone: 'wait', paid: false },
  paying: { name: paymentTexts.statePaying, tone: 'wait', paid: false },
  // Only shown for orders held for review, because all others are fulfilled at once.
  paid: { name: reviewTexts.held, tone: 'look', paid: true },
  fulfilled: { name: paymentTexts.stateFulfilled, tone: 'good', paid: true },
  closed: { name: paymentTexts.stateClosed, tone: 'off', paid: false },
  refunding: { name: paymentTexts.stateRefunding, tone: 'back', paid: false },
  'partly-refunded': { name: paymentTexts.statePartlyRefunded, tone: 'back', paid: true },
  refunded: { name: paymentTexts.stateRefunded, tone: 'back', paid: false },
};

/** Neither paid nor closed yet. */
export const isOpen = ({ state }: { state: OrderState }): boolean => STATE_FACES[state].tone === 'wait';
