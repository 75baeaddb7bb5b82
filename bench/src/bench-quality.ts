import { openProduct } from './api/product.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { reportTable } from './lib/report.ts';
import { auditQuality, CATEGORIES, type PageQuality } from './pages/audit-quality.ts';
import { OTHERS, PUBLIC_PAGES } from './pages/public-pages.ts';

const BAR = 100;

const { values } = readCommand(
  'npm run bench:quality -- [--only TEXT]: what Lighthouse says of every public page beside its speed.',
  { only: { type: 'string', default: '' } },
);
await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const { server, pagePath } = await openProduct(onEnd);
  const paths = [pagePath, ...PUBLIC_PAGES, ...OTHERS].filter((path) => path.includes(values.only));
  if (paths.length === 0) throw new RangeError(`no page has ${values.only} in its address`);
  const pages: Array<{ path: string; quality: PageQuality }> = [];
  for (const path of paths) {
    console.log(path);
    pages.push({ path, quality: await auditQuality(server.url + path) });
  }
  return reportTable({
    title: 'Public pages beside their speed',
    headings: ['', ...CATEGORIES, 'bar'],
    rows: pages.map(({ path, quality }) => [
      path,
      ...CATEGORIES.map((name) => String(quality.scores[name])),
      String(BAR),
    ]),
    below: pages
      .filter(({ quality }) => CATEGORIES.some((name) => quality.scores[name] < BAR))
      .map(({ path, quality }) => ({ what: path, words: quality.faults.join('; ') })),
  });
});
process.exit(reached ? 0 : 1);
