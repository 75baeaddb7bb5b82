import { linkTo, listOf, pageOf, stateOf } from '../lib/page-parts.ts';
import { beijingTime, yuanOf } from '../lib/values.ts';
import type { SigningTerms } from './agreement-terms.ts';
import { CASHIER } from './cashier-texts.ts';
import type { Merchant } from './merchants.ts';
import type { Refused } from './sub-codes.ts';
import type { Trade } from './trade.ts';

/** Result codes that the wallet returns to the app: paid, failed, cancelled. */
type WalletResult = '9000' | '4000' | '6001';

export type CashierView = 'open' | 'failed' | 'paid' | 'closed' | 'cancelled';

interface PageParts {
  trade: Trade;
  merchant: Merchant;
  view: CashierView;
  /** Where the back link leads; empty for none. */
  backUrl: string;
}

const HEADS: Readonly<Record<CashierView, readonly [string, string, string] | undefined>> = {
  open: undefined,
  failed: ['bad', CASHIER.failedTitle, CASHIER.failedText],
  paid: ['good', CASHIER.paidTitle, CASHIER.paidText],
  closed: ['', CASHIER.closedTitle, CASHIER.closedText],
  cancelled: ['', CASHIER.cancelledTitle, CASHIER.cancelledText],
};

const RESULTS: Readonly<Partial<Record<CashierView, WalletResult>>> = {
  paid: '9000',
  failed: '4000',
  cancelled: '6001',
};

export function cashierPage({ trade, merchant, view, backUrl }: PageParts): string {
  const amount = yuanOf(trade.fen);
  const head = HEADS[view];
  const result = trade.kind === 'app' ? RESULTS[view] : undefined;
  return documentOf(`
    ${head ? stateOf(...head) : ''}
    <p class="sum"><small>¥</small>${amount}</p>
    ${rows(trade, merchant)}
    ${trade.signing ? termsOf(trade.signing) : ''}
    ${view === 'open' || view === 'failed' ? payForm(amount, trade.signing !== undefined) : ''}
    ${view === 'cancelled' ? linkTo('', CASHIER.again, 'act') : ''}
    ${view === 'paid' && trade.signing ? linkTo('/alipay/wallet', CASHIER.wallet, '') : ''}
    ${backUrl ? linkTo(backUrl, CASHIER.back, view === 'paid' ? 'act' : '') : ''}
    ${result ? notifyOpener(trade, result) : ''}`);
}

export function cashierProblemPage({ message, subCode }: Refused): string {
  return documentOf(stateOf('bad', CASHIER.problemTitle, `${message}（${subCode}）`));
}

export function unknownTradePage(): string {
  return documentOf(stateOf('', CASHIER.unknownTitle, CASHIER.unknownText));
}

export const documentOf = (body: string, title: string = CASHIER.title): string =>
  pageOf({ title, band: CASHIER.band, body });

function rows(trade: Trade, merchant: Merchant): string {
  const lines: Array<readonly [string, string]> = [
    [CASHIER.payee, merchant.sellerId],
    [CASHIER.goods, trade.subject],
    [CASHIER.number, trade.outTradeNo],
    [CASHIER.buyer, CASHIER.buyerName],
    ...(trade.expiresAt === null
      ? []
      : [[CASHIER.limit, beijingTime(trade.expiresAt).slice(5, 16)] as const]),
  ];
  return listOf(lines);
}

/** Shown before the payer accepts: amount, interval, first charge and number of the agreement. */
function termsOf(terms: SigningTerms): string {
  const lines = [
    [CASHIER.cycle, cycleOf(terms)],
    [CASHIER.firstCharge, terms.executeDay],
    [CASHIER.agreementNumber, terms.externalNo],
  ] as const;
  return `<h2>${CASHIER.signTitle}</h2>${listOf(lines)}<p class="note">${CASHIER.signText}</p>`;
}

export function cycleOf({ periodType, period, singleFen }: SigningTerms): string {
  return `${CASHIER.every(period, periodType)} ¥${yuanOf(singleFen)}`;
}

function payForm(amount: string, signs: boolean): string {
  return `<form method="post">
    <button class="act" name="act" value="pay">${signs ? CASHIER.signAndPay : CASHIER.pay} ¥${amount}</button>
    ${signs ? `<button name="act" value="payOnly">${CASHIER.payOnly}</button>` : ''}
    <button name="act" value="fail">${CASHIER.fail}</button>
    <button class="plain" name="act" value="cancel">${CASHIER.cancel}</button></form>`;
}

/** Returns the result to the app that opened the wallet; here, to the opening window or the parent frame. */
function notifyOpener({ outTradeNo }: Trade, resultStatus: WalletResult): string {
  const message = JSON.stringify({ source: 'alipay-sandbox', outTradeNo, resultStatus }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script>for(const to of [window.opener,window.parent])if(to&&to!==window)to.postMessage(${message},'*')</script>`;
}
