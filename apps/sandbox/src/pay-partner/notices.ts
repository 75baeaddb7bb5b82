import { createHash, randomBytes } from 'node:crypto';
import type { Notice } from '../wallet/protocol.ts';
import type { Trade } from '../wallet/trade.ts';
import { type Dialect, type Message, toPartnerFields } from './dialect.ts';
import type { Merchants } from './merchants.ts';

const TOO_OLD_MS = 301_000;
const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };

/** Notifications of the partner, and forged ones. */
export function createNotices(dialect: Dialect, merchants: Merchants) {
  function write(trade: Trade, fen: number, change: Message = {}, secret?: string): Notice {
    const { appId, merchantId, secret: own } = merchants.of(trade.brand);
    const fields: Message = {
      app: appId,
      merchant: merchantId,
      id: createHash('sha256').update(trade.tradeNo).digest('hex').slice(0, 32),
      at: String(Date.now()),
      nonce: randomBytes(16).toString('hex'),
      ...tradeMessage(dialect, trade, fen),
      ...change,
    };
    return { headers, body: dialect.write(toPartnerFields(dialect, fields), secret ?? own) };
  }
  const changed = (change: Message) => async (trade: Trade) => write(trade, trade.fen, change);

  return {
    write: async (trade: Trade, fen: number) => write(trade, fen),
    forgeries: {
      amount: async (trade: Trade, fen: number): Promise<Notice> => {
        const [right, wrong] = [dialect.amountOf(trade.fen), dialect.amountOf(fen)];
        const { body } = write(trade, trade.fen);
        const name = dialect.names.amount;
        // The amount is either a form field or inside an encoded JSON document.
        const wrongAmount = body
          .replace(`${name}=${right}`, `${name}=${wrong}`)
          .replace(encodeURIComponent(`"${name}":"${right}"`), encodeURIComponent(`"${name}":"${wrong}"`));
        return { headers, body: wrongAmount };
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

/** A trade in answers to queries and in notifications. */
export function tradeMessage(dialect: Dialect, trade: Trade, fen = trade.fen): Message {
  return {
    paymentNo: trade.outTradeNo,
    tradeNo: trade.tradeNo,
    amount: dialect.amountOf(fen),
    currency: 'CNY',
    state: dialect.statusOf(trade),
    ...(trade.paidAt === null ? {} : { paidAt: String(trade.paidAt) }),
  };
}
