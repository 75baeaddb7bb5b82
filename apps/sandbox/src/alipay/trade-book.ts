import { randomBytes, randomInt } from 'node:crypto';
import type { Journal } from '../lib/journal.ts';
import { beijingTime } from '../lib/values.ts';
import { Refused } from './sub-codes.ts';
import { asOf, requestedAgain, type Trade, type TradeOrder } from './trade.ts';

export type BookEntry = { trade: Trade } | { forgotten: true };

/** All trades. Changes are written to the journal before anybody is notified. */
export function createTradeBook(journal: Journal<BookEntry>) {
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

  const find = (outTradeNo: string) => {
    const trade = byNumber.get(outTradeNo);
    return trade && asOf(trade, Date.now());
  };

  return {
    put,
    find,
    findByHandle(handle: string) {
      const trade = byHandle.get(handle);
      return trade && asOf(trade, Date.now());
    },
    all: (): Trade[] => [...byNumber.values()],
    /** Returns the trade of this number, or creates it. */
    ask(order: TradeOrder): Trade {
      const known = find(order.outTradeNo);
      if (known && known.appId !== order.appId) throw new Refused('ACQ.CONTEXT_INCONSISTENT');
      return put(known ? requestedAgain(known, order) : newTrade(order));
    },
    forget(): void {
      journal.write({ forgotten: true });
      forget();
    },
  };
}

export type TradeBook = ReturnType<typeof createTradeBook>;

function newTrade(order: TradeOrder): Trade {
  const now = Date.now();
  const day = beijingTime(now).slice(0, 10).replaceAll('-', '');
  return {
    ...order,
    tradeNo: `${day}22001${String(randomInt(1_000_000_000)).padStart(9, '0')}${String(randomInt(1_000_000)).padStart(6, '0')}`,
    handle: randomBytes(18).toString('base64url'),
    status: 'UNSEEN',
    createdAt: now,
    paidAt: null,
    closedAt: null,
    hasFailed: false,
    refunds: [],
  };
}
