import { openProduct } from './api/product.ts';
import { startBare } from './api/start-bare.ts';
import { withClosers } from './lib/closers.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { median } from './lib/median.ts';
import { printTable } from './lib/table.ts';
import { auditPage, type PageFigures } from './pages/audit-page.ts';
import { makeLimitPage } from './pages/limit-page.ts';
import { missedBars, ratio } from './pages/page-bars.ts';

const VISITS = 5;
const LIMIT_PATH = '/limit';
const COVER = '/content/demo/art/claim/poster-wall-780.avif';

/** npm run bench:pages: public pages beside the limit page, cold, the median of five visits each, visited in turn. */
await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const product = await openProduct(onEnd);
  const { url } = product.server;
  const ready = await makeLimitPage(url + COVER, LIMIT_PATH);
  const bare = await startBare({ databaseUrl: product.databaseUrl, ready });
  onEnd(bare.stop);
  const pages = ['/', product.pagePath, '/404'].map((path) => ({ name: path, url: url + path }));
  const [limit, ...figures] = await visitInTurn([{ name: 'limit', url: bare.url + LIMIT_PATH }, ...pages]);
  if (!limit) throw new Error('the limit page was not measured');
  return report(limit, figures);
});
process.exit(reached ? 0 : 1);

interface Measured extends PageFigures {
  name: string;
}

/** One visit of each page a round, so that a slow minute of the machine falls on all of them alike. */
async function visitInTurn(pages: ReadonlyArray<{ name: string; url: string }>): Promise<Measured[]> {
  const visits = pages.map((): PageFigures[] => []);
  for (let round = 1; round <= VISITS; round += 1) {
    for (const [at, { name, url }] of pages.entries()) {
      console.log(`round ${round} of ${VISITS}: ${name}`);
      visits[at]?.push(await auditPage(url));
    }
  }
  return pages.map(({ name }, at) => ({ name, ...medianOf(visits[at] ?? []) }));
}

function medianOf(visits: readonly PageFigures[]): PageFigures {
  const of = (key: keyof PageFigures) => median(visits.map((visit) => visit[key]));
  return {
    score: of('score'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: of('cls'),
    scriptBytes: of('scriptBytes'),
  };
}

function report(limit: Measured, pages: readonly Measured[]): boolean {
  const show = (page: Measured) => [
    page.name,
    String(page.score),
    page.fcpMs.toFixed(0),
    ratio(page.fcpMs, limit.fcpMs),
    page.lcpMs.toFixed(0),
    ratio(page.lcpMs, limit.lcpMs),
    page.tbtMs.toFixed(0),
    page.cls.toFixed(3),
    String(page.scriptBytes),
  ];
  const headings = [
    'median of 5',
    'score',
    'FCP ms',
    'ratio',
    'LCP ms',
    'ratio',
    'TBT ms',
    'CLS',
    'JS bytes',
  ];
  printTable(headings, [limit, ...pages].map(show));
  const misses = pages.flatMap((page) => missedBars(page, limit).map((words) => `${page.name}: ${words}`));
  for (const miss of misses) console.log(`BELOW ${miss}`);
  return misses.length === 0;
}
