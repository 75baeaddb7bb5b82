import { commonTexts } from '@juban/contract/texts/common';

/**
 * For the case that not even the error screen renders: no script, no style sheet, nothing else that could
 * fail.
 */
export function lastResortPage(): string {
  const { brokenTitle, brokenHint, retry } = commonTexts;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${brokenTitle}</title><style>html{color-scheme:light dark;font-family:system-ui,sans-serif}main{min-height:80vh;display:grid;place-content:center;text-align:center;padding:24px}a{color:inherit;padding:12px}</style></head><body><main><h1>${brokenTitle}</h1><p>${brokenHint}</p><p><a href="">${retry}</a></p></main></body></html>`;
}
