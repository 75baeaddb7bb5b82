import { randomBytes } from 'node:crypto';
import type { Journal } from '../lib/journal.ts';
import { Refused } from './refused.ts';
import { asOf, requestedAgain, type Trade, type TradeOrder } from './trade.ts';

export type BookEntry = { trade: Trade } | { forgotten: true };

/** All trades of one provider. Changes are written to the journal before anybody is notified. */
export function createTradeBook(journal: Journal<BookEntry>, newTradeNo: (at: number) => string) {
  const byNumber = new Map<string, Trade>();
  const byHandle = new Map<string, Trade>();

  function keep(trade: Trade): Trade {
    byNumber.set(trade.outTradeNo, trade);
    byHandle.set(trade.handle, trade);
    return trade;
  }
  function forget(): void {
    byNumber.clear();
    byHandle.clear();
  }
  for (const entry of journal.past) 'trade' in entry ? keep(entry.trade) : forget();

  function put(trade: Trade): Trade {
    journal.write({ trade });
    return keep(trade);
  }
  const now = (trade: Trade | undefined) => trade && asOf(trade, Date.now());
  const find = (outTradeNo: string) => now(byNumber.get(outTradeNo));

  return {
    put,
    find,
    findByHandle: (handle: string) => now(byHandle.get(handle)),
    all: (): Trade[] => [...byNumber.values()],
    /** The trade, if it belongs to the brand. */
    require(brand: string, outTradeNo: string): Trade {
      const trade = find(outTradeNo);
      if (trade?.brand !== brand) throw new Refused('unknown');
      return trade;
    },
    /** Returns the trade of this number, or creates it. */
    ask(order: TradeOrder): Trade {
      const known = find(order.outTradeNo);
      return put(known ? requestedAgain(known, order, Date.now()) : newTrade(order, newTradeNo));
    },
    forget(): void {
      journal.write({ forgotten: true });
      forget();
    },
  };
}

export type TradeBook = ReturnType<typeof createTradeBook>;

function newTrade(order: TradeOrder, newTradeNo: (at: number) => string): Trade {
  const at = Date.now();
  return {
    ...order,
    tradeNo: newTradeNo(at),
    handle: randomBytes(18).toString('base64url'),
    state: 'open',
    createdAt: at,
    askedAt: at,
    paidAt: null,
    hasFailed: false,
    refunds: [],
  };
}
