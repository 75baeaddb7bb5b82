import { describe, expect, it } from 'vitest';
import {
  mayTakeOrderStep,
  type OrderFacts,
  type OrderOrigin,
  type OrderState,
  PAID_PATH,
} from './order-states.ts';

const STATES: readonly OrderState[] = [
  'created',
  'paying',
  'paid',
  'fulfilled',
  'closed',
  'refunding',
  'partly-refunded',
  'refunded',
];
const WAITING: OrderFacts = { isPaid: false, isOver: false };
const OVER: OrderFacts = { isPaid: false, isOver: true };
const PAID: OrderFacts = { isPaid: true, isOver: false };
const PARTLY: OrderFacts = { isPaid: true, isOver: true, refunded: 'part' };
const REFUNDED: OrderFacts = { isPaid: true, isOver: true, refunded: 'all' };

describe('order states', () => {
  it('[B-098] allow exactly these steps, whatever the facts', () => {
    const possible = (['none', ...STATES] as OrderOrigin[]).flatMap((from) =>
      STATES.filter((to) =>
        [WAITING, OVER, PAID, PARTLY, REFUNDED].some((facts) => mayTakeOrderStep(from, to, facts)),
      ).map((to) => `${from} ${to}`),
    );
    expect(possible.sort()).toEqual([
      'created closed',
      'created paying',
      'fulfilled refunding',
      'none created',
      'paid fulfilled',
      'paid refunding',
      'partly-refunded fulfilled',
      'partly-refunded refunding',
      'paying closed',
      'paying paid',
      'refunded fulfilled',
      'refunded paid',
      'refunded partly-refunded',
      'refunding fulfilled',
      'refunding paid',
      'refunding partly-refunded',
      'refunding refunded',
    ]);
  });

  it.each<[OrderOrigin, OrderState, OrderFacts, boolean]>([
    ['created', 'paying', WAITING, true],
    ['created', 'paying', OVER, false],
    ['paying', 'paid', PAID, true],
    ['paying', 'paid', WAITING, false],
    ['paying', 'closed', WAITING, true],
    ['paying', 'closed', PAID, false],
    ['refunding', 'refunded', PAID, false],
    ['refunding', 'refunded', PARTLY, false],
    ['refunding', 'partly-refunded', PARTLY, true],
    ['refunding', 'fulfilled', PAID, true],
    ['refunding', 'fulfilled', PARTLY, false],
    ['refunded', 'fulfilled', REFUNDED, false],
    ['refunding', 'refunded', REFUNDED, true],
  ])('[B-098] from %s to %s with %j: %s', (from, to, facts, may) => {
    expect(mayTakeOrderStep(from, to, facts)).toBe(may);
  });

  it('the path of a paid order consists of consecutive allowed steps', () => {
    for (const [at, [from, to]] of PAID_PATH.entries()) {
      expect(mayTakeOrderStep(from, to, PAID) || mayTakeOrderStep(from, to, WAITING)).toBe(true);
      expect(PAID_PATH[at + 1]?.[0] ?? to).toBe(to);
    }
  });
});
