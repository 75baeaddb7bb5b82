import { brotliCompressSync } from 'node:zlib';
import type { BareSetup } from '../api/bare-server.ts';
import { rawGet } from '../lib/raw-get.ts';

type Ready = BareSetup['ready'];

/** The limit page for comparison: the same cover and a headline, with nothing else to load or run. */
export async function makeLimitPage(path: string, coverUrl: string | undefined): Promise<Ready> {
  const coverPath = `${path}/cover`;
  const page = {
    path,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    bodyBase64: brotliCompressSync(limitHtml(coverUrl && coverPath)).toString('base64'),
  };
  if (!coverUrl) return [page];
  const cover = await rawGet(coverUrl, {});
  if (cover.status !== 200) throw new Error(`${coverUrl} answered ${cover.status}`);
  const headers = { 'content-type': String(cover.headers['content-type']) };
  return [page, { path: coverPath, headers, bodyBase64: cover.body.toString('base64') }];
}

function limitHtml(cover: string | undefined): string {
  const preload = cover ? `<link rel="preload" as="image" href="${cover}" fetchpriority="high">` : '';
  const picture = cover ? `<img src="${cover}" width="780" height="672" alt="">` : '';
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>极限</title><meta name="description" content="极限">${preload}<style>body{margin:0;background:#101216;color:#f4f1ea;font:400 15px/1.5 sans-serif}img{display:block;width:100%;height:auto}h1{margin:16px 20px;font-size:32px}</style></head><body><main>${picture}<h1>送你 30 天，把想看的都看完</h1></main></body></html>`;
}
