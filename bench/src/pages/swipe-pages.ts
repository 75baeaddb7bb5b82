import { partTexts } from '@juban/contract/texts/parts';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { reportTable } from '../lib/report.ts';
import { type SwipedPage, type SwipeFigures, swipePage } from './swipe-page.ts';

export const SWIPED: readonly SwipedPage[] = [
  {
    name: 'level cards',
    path: '/vip/level/home',
    over: '[data-testid="coverflow"]',
    by: { x: -190, y: 0 },
    times: 7,
    until: '[data-testid="level-card"][data-level="8"][aria-current]',
  },
  {
    name: 'mall list',
    path: '/mall',
    over: 'main',
    by: { x: 0, y: -420 },
    times: 8,
    until: `text=${partTexts.noMore}`,
  },
];

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * Swipes pages with touch content on a phone 375 px wide with four times slower processor, and counts tasks
 * over 50 ms. Target: none. Returns whether it is met.
 */
export async function swipePages(
  url: string,
  token: string,
  isWanted: (path: string) => boolean,
): Promise<boolean> {
  const pages = SWIPED.filter(({ path }) => isWanted(path));
  if (pages.length === 0) return true;
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  try {
    const rows: Array<[SwipedPage, SwipeFigures]> = [];
    for (const page of pages) {
      console.log(`swiping ${page.path}`);
      rows.push([page, await swipePage(browser, `${url}${page.path}?token=${token}`, page)]);
    }
    return reportSwipes(rows);
  } finally {
    await browser.close();
  }
}

function reportSwipes(rows: ReadonlyArray<readonly [SwipedPage, SwipeFigures]>): boolean {
  return reportTable({
    title: 'Pages under a finger',
    headings: ['by touch', 'swipes', 'tasks over 50 ms (bar: 0)', 'longest ms'],
    rows: rows.map(([{ name, times }, { longTaskMs }]) => [
      name,
      String(times * 2),
      String(longTaskMs.length),
      longTaskMs.length > 0 ? Math.max(...longTaskMs).toFixed(0) : '-',
    ]),
    below: rows
      .filter(([, { longTaskMs }]) => longTaskMs.length > 0)
      .map(([{ path }, { longTaskMs }]) => ({
        what: path,
        words: `${longTaskMs.length} tasks over 50 ms under the finger`,
      })),
  });
}
