import { brotliCompressSync } from 'node:zlib';
import type { BareSetup } from '../api/bare-server.ts';
import { rawGet } from '../lib/raw-get.ts';

const COVER = '/cover';

/** The limit a page is measured against: the same cover and a headline, and nothing else to load or run. */
export async function makeLimitPage(coverUrl: string, path: string): Promise<BareSetup['ready']> {
  const cover = await rawGet(coverUrl, {});
  if (cover.status !== 200) throw new Error(`${coverUrl} answered ${cover.status}`);
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>极限</title><meta name="description" content="极限"><link rel="preload" as="image" href="${COVER}" fetchpriority="high"><style>body{margin:0;background:#101216;color:#f4f1ea;font:400 15px/1.5 sans-serif}img{display:block;width:100%;height:auto}h1{margin:16px 20px;font-size:32px}</style></head><body><main><img src="${COVER}" width="780" height="672" alt=""><h1>送你 30 天，把想看的都看完</h1></main></body></html>`;
  return [
    {
      path: COVER,
      headers: { 'content-type': String(cover.headers['content-type']) },
      bodyBase64: cover.body.toString('base64'),
    },
    {
      path,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
      bodyBase64: brotliCompressSync(html).toString('base64'),
    },
  ];
}
