import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { escapeHtml } from './escape-html.ts';
import type { Picture } from './photograph.ts';

export interface Sheet {
  name: string;
  title: string;
  pictures: readonly Picture[];
}

/**
 * Groups pictures into sheets: one per theme of the main brand, one per scene with several views, one for the
 * hosts.
 */
export function planSheets(pictures: readonly Picture[]): Sheet[] {
  const themes = ['light', 'dark'].map((theme) => ({
    name: `all-${theme}`,
    title: `全部页面 ${theme}`,
    pictures: pictures.filter(({ view }) => view === `yujian-${theme}-390`),
  }));
  const scenes = [...Map.groupBy(pictures, ({ scene }) => scene)].map(([name, own]) => ({
    name: `scene-${name}`,
    title: own[0]?.scene === 'hosts' ? '同一页面，各种宿主' : (own[0]?.title ?? name),
    pictures: own,
  }));
  return [...themes, ...scenes].filter(({ pictures: own }) => own.length > 2);
}

/** Writes one large picture per sheet. */
export async function writeSheets(browser: Browser, folder: string, sheets: readonly Sheet[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1_800, height: 1_000 } });
  for (const sheet of sheets) {
    const html = path.join(folder, `${sheet.name}.html`);
    await writeFile(html, sheetHtml(sheet));
    await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
    await page.screenshot({
      path: path.join(folder, `${sheet.name}.jpg`),
      type: 'jpeg',
      quality: 80,
      fullPage: true,
    });
  }
  await page.close();
}

const figure = ({ file, title, view }: Picture) =>
  `<figure><img src="${file}" alt=""><figcaption>${[...new Set([title, view])].map(escapeHtml).join('<br>')}</figcaption></figure>`;

const sheetHtml = ({ title, pictures }: Sheet) => `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
body{margin:32px;background:#d9d6d0;font:13px/1.4 "Noto Sans CJK SC",sans-serif;color:#2b2824}
h1{margin:0 0 20px;font-size:22px}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:24px 18px;align-items:start}
figure{margin:0}img{display:block;width:100%;max-height:620px;object-fit:cover;object-position:top;border-radius:10px;box-shadow:0 6px 22px rgba(0,0,0,.22)}
figcaption{padding:8px 2px 0;color:#5c574f}
</style><h1>${escapeHtml(title)}</h1><main>${pictures.map(figure).join('')}</main></html>`;
