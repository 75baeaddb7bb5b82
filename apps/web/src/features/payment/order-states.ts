import { paymentTexts } from '@juban/contract/texts/payment';
import type { OrderState } from './order-data.ts';

/** wait wants something of the reader, good is theirs, back is on its way back, off is over. */
export type StateTone = 'wait' | 'good' | 'back' | 'off';

interface StateFace {
  name: string;
  tone: StateTone;
  /** Money is with us for good. */
  paid: boolean;
}

export const STATE_FACES: Readonly<Record<OrderState, StateFace>> = {
  created: { name: paymentTexts.stateCreated, tone: 'wait', paid: false },
  paying: { name: paymentTexts.statePaying, tone: 'wait', paid: false },
  paid: { name: paymentTexts.statePaid, tone: 'good', paid: true },
  fulfilled: { name: paymentTexts.stateFulfilled, tone: 'good', paid: true },
  closed: { name: paymentTexts.stateClosed, tone: 'off', paid: false },
  refunding: { name: paymentTexts.stateRefunding, tone: 'back', paid: false },
  'partly-refunded': { name: paymentTexts.statePartlyRefunded, tone: 'back', paid: true },
  refunded: { name: paymentTexts.stateRefunded, tone: 'back', paid: false },
};

/** Neither paid nor closed yet. */
export const isOpen = ({ state }: { state: OrderState }): boolean => STATE_FACES[state].tone === 'wait';
