import { type BenchProduct, openProduct } from './api/product.ts';
import { startBare } from './api/start-bare.ts';
import { type OnEnd, withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { median } from './lib/median.ts';
import { rawGet } from './lib/raw-get.ts';
import { auditPage, type PageFigures } from './pages/audit-page.ts';
import { findCover } from './pages/find-cover.ts';
import { makeLimitPage } from './pages/limit-page.ts';
import { OTHERS, PUBLIC_PAGES } from './pages/public-pages.ts';
import { type Measured, reportPages } from './pages/report-pages.ts';
import { SWIPED, swipePages } from './pages/swipe-pages.ts';

/**
 * Visits each page and its limit page with the same cover: cold, alternately, median of five visits. Then
 * swipes the pages with touch content; no task over 50 ms is allowed during a swipe.
 */
const { values, count } = readCommand(
  'npm run bench:pages -- [--only TEXT ...] [--visits N]: pages beside the limit page, then those that a finger moves.',
  {
    only: { type: 'string', multiple: true, default: [''] },
    visits: { type: 'string', default: '5' },
  },
);
const isWanted = (path: string) => values.only.some((text) => path.includes(text));
const visitsEach = count('visits');
await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const product = await openProduct(onEnd);
  const known = [product.pagePath, ...PUBLIC_PAGES, ...OTHERS, ...SWIPED.map(({ path }) => path)];
  if (!known.some(isWanted)) throw new RangeError(`no page has ${values.only.join(' or ')} in its address`);
  const isFast = await auditPages(product, onEnd);
  const isSmooth = await swipePages(product.server.url, product.users[0]?.token ?? '', isWanted);
  return isFast && isSmooth;
});
process.exit(reached ? 0 : 1);

async function auditPages(product: BenchProduct, onEnd: OnEnd): Promise<boolean> {
  const { url } = product.server;
  const paths = [product.pagePath, ...PUBLIC_PAGES, ...OTHERS].filter(isWanted);
  if (paths.length === 0) return true;
  const covers = await Promise.all(
    paths.map(async (path) => findCover((await rawGet(url + path, {})).body.toString())),
  );
  const limitPathOf = (cover: string | undefined) => `/limit/${[...new Set(covers)].indexOf(cover)}`;
  const ready = await Promise.all(
    [...new Set(covers)].map((cover) => makeLimitPage(limitPathOf(cover), cover && url + cover)),
  );
  const bare = await startBare({ databaseUrl: product.databaseUrl, ready: ready.flat() });
  onEnd(bare.stop);
  const limits = [...new Set(covers)].map((cover) => bare.url + limitPathOf(cover));
  const figures = await visitInTurn([...limits, ...paths.map((path) => url + path)]);
  return reportPages(
    paths.map(
      (name, at): Measured => ({
        name,
        kind: OTHERS.includes(name) ? 'other' : 'public',
        page: figuresOf(figures, url + name),
        limit: figuresOf(figures, bare.url + limitPathOf(covers[at])),
      }),
    ),
  );
}

function figuresOf(figures: ReadonlyMap<string, PageFigures[]>, url: string): PageFigures {
  const visits = figures.get(url) ?? [];
  const of = (key: keyof PageFigures) => median(visits.map((visit) => visit[key]));
  return {
    score: of('score'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: of('cls'),
    scriptBytes: of('scriptBytes'),
    visitBytes: of('visitBytes'),
  };
}

/** One visit to every page per round, so that a slow phase of the machine affects all of them equally. */
async function visitInTurn(urls: readonly string[]): Promise<Map<string, PageFigures[]>> {
  const visits = new Map(urls.map((url): [string, PageFigures[]] => [url, []]));
  for (let round = 1; round <= visitsEach; round += 1) {
    for (const [url, own] of visits) {
      console.log(`round ${round} of ${visitsEach}: ${url}`);
      own.push(await auditPage(url));
    }
  }
  return visits;
}
