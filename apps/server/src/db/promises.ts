/**
 * What the product promises about its data; each promise is checked by one or more invariants, which name it
 * by number.
 */
export const PROMISES = {
  1: 'ledgers add up to their balances, never below zero: days, V power, points, draws',
  2: 'an order that was ever paid has one fulfilment, any other none',
  3: 'a fulfilment has its grant and its V power, and no grant is without one',
  4: 'what is fulfilled was paid: equal fen, currency, application and seller',
  5: 'all money that a provider took is fulfilled or refunded, once',
  6: 'never more is refunded than was paid; with what it bought, or as surplus without anything',
  7: 'a membership ends where the entitlement ledger says',
  8: 'no order waits for money past its limit',
  9: 'one active contract per family, one charge per period, announced before, none after its end',
  10: 'one claim per phone and channel, in its window, with one used code',
  11: 'codes have five tries, one use, and sends within their caps',
  12: 'sold and remaining add up to what was released',
  13: 'an exchange, its debit and its grant exist together',
  14: 'one check-in a day by a member; marks of new users on seven days',
  15: 'one reward per level, by the table, with its V power reached',
  16: 'V power falls by two per whole expired day; a level is computed from it and stored nowhere',
  17: 'draws are those given minus those left; prizes within their stock; results follow from the seed',
  18: 'one gift per cycle, claimed inside it',
  19: 'one address per activity; a gift code has one owner and is used once',
  20: 'histories use allowed edges only',
  21: 'no plain phone, address, token or code in what is stored',
  22: 'the outbox is drained and has no dead letters',
} as const satisfies Record<number, string>;

export type PromiseNumber = keyof typeof PROMISES;
