import { PAGE_STYLE } from './page-style.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
export const safe = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');

interface Page {
  title: string;
  /** Shown on every page: states that it is a simulation. */
  band: string;
  body: string;
  /** Styles of this page in addition to the common ones. */
  style?: string;
}

export function pageOf({ title, band, body, style = '' }: Page): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${PAGE_STYLE}${style}</style></head><body><div class="band"><span>${band}</span></div>
<main><h1>${title}</h1>${body}</main></body></html>`;
}

export function stateOf(tone: string, title: string, text: string): string {
  return `<p class="state ${tone}" role="status">${safe(title)}</p><p class="note">${safe(text)}</p>`;
}

export function listOf(lines: ReadonlyArray<readonly [string, string]>): string {
  return `<dl>${lines.map(([name, value]) => `<div><dt>${name}</dt><dd>${safe(value)}</dd></div>`).join('')}</dl>`;
}

export function linkTo(address: string, name: string, tone: string): string {
  return `<p><a class="link ${tone}" href="${safe(address)}">${name}</a></p>`;
}
