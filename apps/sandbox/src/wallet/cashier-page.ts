import { linkTo, listOf, pageOf, stateOf } from '../lib/page-parts.ts';
import { beijingTime, yuanOf } from '../lib/values.ts';
import { CASHIER } from './cashier-texts.ts';
import type { Protocol } from './protocol.ts';
import type { Trade } from './trade.ts';

export type CashierView = 'open' | 'failed' | 'paid' | 'closed' | 'cancelled';

interface PageParts {
  protocol: Protocol;
  trade: Trade;
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

export function cashierPage({ protocol, trade, view, backUrl }: PageParts): string {
  const head = HEADS[view];
  const mayPay = view === 'open' || view === 'failed';
  return documentOf(
    protocol,
    `${head ? stateOf(...head) : ''}
    <p class="sum"><small>¥</small>${yuanOf(trade.fen)}</p>
    ${rows(trade)}
    ${mayPay ? payForm(trade) : ''}
    ${view === 'cancelled' ? linkTo('', CASHIER.again, 'act') : ''}
    ${backUrl && !mayPay ? linkTo(backUrl, CASHIER.back, view === 'paid' ? 'act' : '') : ''}
    ${view === 'open' || view === 'closed' ? '' : notifyOpener(protocol, trade, view)}`,
  );
}

export function problemPage(protocol: Protocol, title: string, text: string): string {
  return documentOf(protocol, stateOf('bad', title, text));
}

function documentOf({ title, colours: [day, night] }: Protocol, body: string): string {
  const style = `:root{--act:${day};--on-act:#fff}@media (prefers-color-scheme:dark){:root{--act:${night};--on-act:#0b1a12}}`;
  return pageOf({ title, band: CASHIER.band, body, style });
}

function rows({ appId, title, outTradeNo, expiresAt }: Trade): string {
  const lines: Array<readonly [string, string]> = [
    [CASHIER.payee, appId],
    [CASHIER.goods, title],
    [CASHIER.number, outTradeNo],
    [CASHIER.by, CASHIER.byName],
    ...(expiresAt === null ? [] : [[CASHIER.limit, beijingTime(expiresAt).slice(5, 16)] as const]),
  ];
  return listOf(lines);
}

function payForm({ fen }: Trade): string {
  return `<form method="post">
    <button class="act" name="act" value="pay">${CASHIER.pay} ¥${yuanOf(fen)}</button>
    <button name="act" value="fail">${CASHIER.fail}</button>
    <button class="plain" name="act" value="cancel">${CASHIER.cancel}</button></form>`;
}

/**
 * Returns the result to the app or page that opened the wallet. A browser that followed a link has no opener.
 */
function notifyOpener(
  protocol: Protocol,
  { outTradeNo, kind }: Trade,
  view: 'paid' | 'failed' | 'cancelled',
): string {
  if (kind !== 'app' && kind !== 'jsapi') return '';
  const message = { source: `${protocol.name}-sandbox`, outTradeNo, ...protocol.resultOf(view) };
  const text = JSON.stringify(message).replaceAll('<', '\\u003c');
  return `<script>for(const to of [window.opener,window.parent])if(to&&to!==window)to.postMessage(${text},'*')</script>`;
}
