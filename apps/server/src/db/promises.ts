/** What the product promises of its data; each is kept by one invariant or more, which name it by its number. */
export const PROMISES = {
  1: 'ledgers add up to their balances, never below zero: days, V power, points, draws',
  2: 'an order that was ever paid has one fulfilment, any other none',
  3: 'a fulfilment has its grant and its V power, and no grant is without one',
  4: 'what is fulfilled was paid: equal fen, currency, application and seller',
  5: 'all money that a provider took is fulfilled or given back, once',
  6: 'never more goes back than was paid; with what it bought, or as surplus with nothing',
  7: 'a membership ends where the entitlement ledger says',
  8: 'no order waits for money past its limit',
  9: 'one active contract a family, one charge a period, told before, none after its end',
  10: 'one claim a phone and channel, in its window, on one used code',
  11: 'codes have five tries, one use, and sends within their caps',
  12: 'what is sold and what is left are what was released',
  13: 'an exchange, its debit and its grant stand together',
  14: 'one check-in a day by a member; marks of new users on seven days',
  15: 'one reward a level, by the table, its V power reached',
  16: 'V power falls by two a whole expired day; a level is read off it and stored nowhere',
  17: 'draws are those given less those left; prizes within their stock; results follow from the seed',
  18: 'one gift a cycle, claimed inside it',
  19: 'one address an activity; a gift code has one owner and is used once',
  20: 'histories use allowed edges only',
  21: 'no plain phone, address, token or code in what is stored',
  22: 'the outbox is drained and has no dead letters',
} as const satisfies Record<number, string>;

export type PromiseNumber = keyof typeof PROMISES;
