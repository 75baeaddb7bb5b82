import { createHash, randomBytes } from 'node:crypto';
import type { Notice } from '../wallet/protocol.ts';
import type { Trade } from '../wallet/trade.ts';
import { type Dialect, inTheirWords, type Said } from './dialect.ts';
import type { Merchants } from './merchants.ts';

const TOO_OLD_MS = 301_000;
const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };

/** Notifications as the partner writes them, and what a stranger could send instead. */
export function createNotices(dialect: Dialect, merchants: Merchants) {
  function write(trade: Trade, fen: number, change: Said = {}, secret?: string): Notice {
    const { appId, merchantId, secret: own } = merchants.of(trade.brand);
    const told: Said = {
      app: appId,
      merchant: merchantId,
      id: createHash('sha256').update(trade.tradeNo).digest('hex').slice(0, 32),
      at: String(Date.now()),
      nonce: randomBytes(16).toString('hex'),
      ...tradeSaid(dialect, trade, fen),
      ...change,
    };
    return { headers, body: dialect.write(inTheirWords(dialect, told), secret ?? own) };
  }
  const changed = (change: Said) => async (trade: Trade) => write(trade, trade.fen, change);

  return {
    write: async (trade: Trade, fen: number) => write(trade, fen),
    forgeries: {
      amount: async (trade: Trade, fen: number): Promise<Notice> => {
        const [right, wrong] = [dialect.amountOf(trade.fen), dialect.amountOf(fen)];
        const { body } = write(trade, trade.fen);
        const name = dialect.names.amount;
        // As a field of a form, or inside a document that is escaped as one.
        const lied = body
          .replace(`${name}=${right}`, `${name}=${wrong}`)
          .replace(encodeURIComponent(`"${name}":"${right}"`), encodeURIComponent(`"${name}":"${wrong}"`));
        return { headers, body: lied };
      },
      key: async (trade: Trade) => write(trade, trade.fen, {}, '0'.repeat(64)),
      app: changed({ app: '0'.repeat(32) }),
      merchant: changed({ merchant: '0'.repeat(16) }),
      stale: async (trade: Trade) => write(trade, trade.fen, { at: String(Date.now() - TOO_OLD_MS) }),
      truncated: async (trade: Trade): Promise<Notice> => {
        const { body } = write(trade, trade.fen);
        return { headers, body: body.slice(0, Math.floor(body.length / 2)) };
      },
    },
  };
}

/** A trade in a query's answer and in a notification. */
export function tradeSaid(dialect: Dialect, trade: Trade, fen = trade.fen): Said {
  return {
    paymentNo: trade.outTradeNo,
    tradeNo: trade.tradeNo,
    amount: dialect.amountOf(fen),
    currency: 'CNY',
    state: dialect.statusOf(trade),
    ...(trade.paidAt === null ? {} : { paidAt: String(trade.paidAt) }),
  };
}
