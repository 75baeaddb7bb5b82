import type { SigningTerms } from './agreement-terms.ts';
import { CASHIER_STYLE } from './cashier-style.ts';
import { CASHIER } from './cashier-texts.ts';
import type { Merchant } from './merchants.ts';
import type { Refused } from './sub-codes.ts';
import type { Trade } from './trade.ts';
import { beijingTime, yuanOf } from './values.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const safe = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');

/** What the wallet tells the app that opened it: paid, failed, cancelled. */
type WalletResult = '9000' | '4000' | '6001';

export type CashierView = 'open' | 'failed' | 'paid' | 'closed' | 'cancelled';

interface PageParts {
  trade: Trade;
  merchant: Merchant;
  view: CashierView;
  /** Where the way back leads; empty where there is none. */
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
  return document_(`
    ${head ? stateOf(...head) : ''}
    <p class="sum"><small>¥</small>${amount}</p>
    ${rows(trade, merchant)}
    ${trade.signing ? termsOf(trade.signing) : ''}
    ${view === 'open' || view === 'failed' ? payForm(amount, trade.signing !== undefined) : ''}
    ${view === 'cancelled' ? link('', CASHIER.again, 'act') : ''}
    ${view === 'paid' && trade.signing ? link('/alipay/wallet', CASHIER.wallet, '') : ''}
    ${backUrl ? link(backUrl, CASHIER.back, view === 'paid' ? 'act' : '') : ''}
    ${result ? tellOpener(trade, result) : ''}`);
}

export function cashierProblemPage({ message, subCode }: Refused): string {
  return document_(stateOf('bad', CASHIER.problemTitle, `${message}（${subCode}）`));
}

export function unknownTradePage(): string {
  return document_(stateOf('', CASHIER.unknownTitle, CASHIER.unknownText));
}

export function document_(body: string, title: string = CASHIER.title): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${CASHIER_STYLE}</style></head><body><div class="band"><span>${CASHIER.band}</span></div>
<main><h1>${title}</h1>${body}</main></body></html>`;
}

export function stateOf(tone: string, title: string, text: string): string {
  return `<p class="state ${tone}" role="status">${safe(title)}</p><p class="note">${safe(text)}</p>`;
}

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

export function listOf(lines: ReadonlyArray<readonly [string, string]>): string {
  return `<dl>${lines.map(([name, value]) => `<div><dt>${name}</dt><dd>${safe(value)}</dd></div>`).join('')}</dl>`;
}

/** Told before a payer agrees: how much, how often, from when, and where it ends. */
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

function link(address: string, name: string, tone: string): string {
  return `<p><a class="link ${tone}" href="${safe(address)}">${name}</a></p>`;
}

/** The wallet answers the app that opened it; here that is the window or frame this page was opened from. */
function tellOpener({ outTradeNo }: Trade, resultStatus: WalletResult): string {
  const message = JSON.stringify({ source: 'alipay-sandbox', outTradeNo, resultStatus }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script>for(const to of [window.opener,window.parent])if(to&&to!==window)to.postMessage(${message},'*')</script>`;
}
