import { randomBytes } from 'node:crypto';
import { Refused } from '../wallet/refused.ts';
import { closed, refunded } from '../wallet/trade.ts';
import type { TradeBook } from '../wallet/trade-book.ts';
import type { Dialect, Said } from './dialect.ts';
import type { Merchant } from './merchants.ts';
import { tradeSaid } from './notices.ts';

export interface CallParts {
  dialect: Dialect;
  book: TradeBook;
  merchant: Merchant;
  /** Where this sandbox is reached. */
  origin: string;
}

type Method = (parts: CallParts, said: Said) => Said;

function demand(said: Said, field: keyof Said): string {
  const value = said[field];
  if (!value) throw new Refused('invalid');
  return value;
}
function address(said: Said, field: 'notifyUrl' | 'returnUrl'): string {
  const value = demand(said, field);
  if (!/^https?:\/\//.test(value)) throw new Refused('invalid');
  return value;
}

const create: Method = ({ dialect, book, merchant, origin }, said) => {
  const fen = dialect.fenOf(said.amount);
  if (fen === undefined || said.currency !== 'CNY') throw new Refused('invalid');
  const trade = book.ask({
    brand: merchant.brand,
    appId: merchant.appId,
    outTradeNo: demand(said, 'paymentNo'),
    kind: demand(said, 'way'),
    fen,
    title: demand(said, 'title'),
    notifyUrl: address(said, 'notifyUrl'),
    returnUrl: address(said, 'returnUrl'),
    expiresAt: Number(demand(said, 'expiresAt')),
    payer: '',
  });
  return { ...tradeSaid(dialect, trade), url: `${origin}/${dialect.name}/cashier/${trade.handle}` };
};

const query: Method = ({ dialect, book, merchant }, said) => ({
  app: merchant.appId,
  merchant: merchant.merchantId,
  ...tradeSaid(dialect, book.demand(merchant.brand, demand(said, 'paymentNo'))),
});

const close: Method = ({ dialect, book, merchant }, said) => {
  const trade = book.demand(merchant.brand, demand(said, 'paymentNo'));
  return tradeSaid(dialect, book.put(closed(trade)));
};

const refund: Method = ({ dialect, book, merchant }, said) => {
  const trade = book.demand(merchant.brand, demand(said, 'paymentNo'));
  const [fen, refundNo] = [dialect.fenOf(said.amount), demand(said, 'refundNo')];
  if (fen === undefined) throw new Refused('invalid');
  const refundId = randomBytes(12).toString('hex');
  const after = refunded(trade, { refundNo, refundId, fen, at: Date.now() });
  if (after !== trade) book.put(after);
  return { ...tradeSaid(dialect, after, fen), refundNo };
};

export const METHODS: Readonly<Record<string, Method>> = { create, query, close, refund };
