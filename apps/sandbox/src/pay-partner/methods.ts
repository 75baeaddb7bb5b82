import { randomBytes } from 'node:crypto';
import { Refused } from '../wallet/refused.ts';
import { closed, refunded } from '../wallet/trade.ts';
import type { TradeBook } from '../wallet/trade-book.ts';
import type { Dialect, Message } from './dialect.ts';
import type { Merchant } from './merchants.ts';
import { tradeMessage } from './notices.ts';

export interface CallParts {
  dialect: Dialect;
  book: TradeBook;
  merchant: Merchant;
  /** Origin of this sandbox. */
  origin: string;
}

type Method = (parts: CallParts, message: Message) => Message;

function requireField(message: Message, field: keyof Message): string {
  const value = message[field];
  if (!value) throw new Refused('invalid');
  return value;
}
function address(message: Message, field: 'notifyUrl' | 'returnUrl'): string {
  const value = requireField(message, field);
  if (!/^https?:\/\//.test(value)) throw new Refused('invalid');
  return value;
}

const create: Method = ({ dialect, book, merchant, origin }, message) => {
  const fen = dialect.fenOf(message.amount);
  if (fen === undefined || message.currency !== 'CNY') throw new Refused('invalid');
  const trade = book.ask({
    brand: merchant.brand,
    appId: merchant.appId,
    outTradeNo: requireField(message, 'paymentNo'),
    kind: requireField(message, 'way'),
    fen,
    title: requireField(message, 'title'),
    notifyUrl: address(message, 'notifyUrl'),
    returnUrl: address(message, 'returnUrl'),
    expiresAt: Number(requireField(message, 'expiresAt')),
    payer: '',
  });
  return { ...tradeMessage(dialect, trade), url: `${origin}/${dialect.name}/cashier/${trade.handle}` };
};

const query: Method = ({ dialect, book, merchant }, message) => ({
  app: merchant.appId,
  merchant: merchant.merchantId,
  ...tradeMessage(dialect, book.require(merchant.brand, requireField(message, 'paymentNo'))),
});

const close: Method = ({ dialect, book, merchant }, message) => {
  const trade = book.require(merchant.brand, requireField(message, 'paymentNo'));
  return tradeMessage(dialect, book.put(closed(trade)));
};

const refund: Method = ({ dialect, book, merchant }, message) => {
  const trade = book.require(merchant.brand, requireField(message, 'paymentNo'));
  const [fen, refundNo] = [dialect.fenOf(message.amount), requireField(message, 'refundNo')];
  if (fen === undefined) throw new Refused('invalid');
  const refundId = randomBytes(12).toString('hex');
  const after = refunded(trade, { refundNo, refundId, fen, at: Date.now() });
  if (after !== trade) book.put(after);
  return { ...tradeMessage(dialect, after, fen), refundNo };
};

export const METHODS: Readonly<Record<string, Method>> = { create, query, close, refund };
