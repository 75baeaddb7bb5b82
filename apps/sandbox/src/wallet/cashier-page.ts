import { CASHIER_STYLE } from '../alipay/cashier-style.ts';
import { beijingTime, yuanOf } from '../alipay/values.ts';
import { CASHIER } from './cashier-texts.ts';
import type { Protocol } from './protocol.ts';
import type { Trade } from './trade.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');

export type CashierView = 'open' | 'failed' | 'paid' | 'closed' | 'cancelled';

interface PageParts {
  protocol: Protocol;
  trade: Trade;
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

export function cashierPage({ protocol, trade, view, backUrl }: PageParts): string {
  const head = HEADS[view];
  const mayPay = view === 'open' || view === 'failed';
  return document_(
    protocol,
    `${head ? stateOf(...head) : ''}
    <p class="sum"><small>¥</small>${yuanOf(trade.fen)}</p>
    ${rows(trade)}
    ${mayPay ? payForm(trade) : ''}
    ${view === 'cancelled' ? link('', CASHIER.again, 'act') : ''}
    ${backUrl && !mayPay ? link(backUrl, CASHIER.back, view === 'paid' ? 'act' : '') : ''}
    ${view === 'open' || view === 'closed' ? '' : tellOpener(protocol, trade, view)}`,
  );
}

export function problemPage(protocol: Protocol, title: string, text: string): string {
  return document_(protocol, stateOf('bad', title, text));
}

function document_({ title, tones: [day, night] }: Protocol, body: string): string {
  const tone = `:root{--act:${day};--on-act:#fff}@media (prefers-color-scheme:dark){:root{--act:${night};--on-act:#0b1a12}}`;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${CASHIER_STYLE}${tone}</style></head><body><div class="band"><span>${CASHIER.band}</span></div>
<main><h1>${title}</h1>${body}</main></body></html>`;
}

function stateOf(tone: string, title: string, text: string): string {
  return `<p class="state ${tone}" role="status">${safe(title)}</p><p class="note">${safe(text)}</p>`;
}

function rows({ appId, title, outTradeNo, expiresAt }: Trade): string {
  const lines: Array<readonly [string, string]> = [
    [CASHIER.payee, appId],
    [CASHIER.goods, title],
    [CASHIER.number, outTradeNo],
    [CASHIER.by, CASHIER.byName],
    ...(expiresAt === null ? [] : [[CASHIER.limit, beijingTime(expiresAt).slice(5, 16)] as const]),
  ];
  return `<dl>${lines.map(([name, value]) => `<div><dt>${name}</dt><dd>${safe(value)}</dd></div>`).join('')}</dl>`;
}

function payForm({ fen }: Trade): string {
  return `<form method="post">
    <button class="act" name="act" value="pay">${CASHIER.pay} ¥${yuanOf(fen)}</button>
    <button name="act" value="fail">${CASHIER.fail}</button>
    <button class="plain" name="act" value="cancel">${CASHIER.cancel}</button></form>`;
}

function link(address: string, name: string, tone: string): string {
  return `<p><a class="link ${tone}" href="${safe(address)}">${name}</a></p>`;
}

/** The wallet answers the app or the page that opened it; a browser that came by a link has nobody to tell. */
function tellOpener(
  protocol: Protocol,
  { outTradeNo, kind }: Trade,
  view: 'paid' | 'failed' | 'cancelled',
): string {
  if (kind !== 'app' && kind !== 'jsapi') return '';
  const message = { source: `${protocol.name}-sandbox`, outTradeNo, ...protocol.resultOf(view) };
  const text = JSON.stringify(message).replaceAll('<', '\\u003c');
  return `<script>for(const to of [window.opener,window.parent])if(to&&to!==window)to.postMessage(${text},'*')</script>`;
}
