import { randomBytes } from 'node:crypto';
import { openCrowd } from './growth/open-crowd.ts';
import type { SizedProduct } from './growth/open-pair.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { median } from './lib/median.ts';
import { reportOutcomes, reportTable } from './lib/report.ts';
import { exchangeAtOnce, type Wish, wholeShares } from './stock/exchange-at-once.ts';

/** Goods of the demo pack that every copied user can pay for; all users compete for the first. */
const GOODS = ['vip-1', 'medal-premiere', 'medal-moon', 'medal-reel', 'medal-wave', 'vip-3'];
const [HOT = ''] = GOODS;
const PLENTY = 1_000_000;

const { count } = readCommand(
  'npm run bench:stock -- [--wishes N] [--rounds N]: 11:00, when everybody wants the same goods, N wishes a round.',
  { wishes: { type: 'string', default: '2000' }, rounds: { type: 'string', default: '5' } },
);
const wishes = wholeShares(count('wishes'));
const rounds = count('rounds');
const secret = randomBytes(24).toString('base64url');

await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const product = await openCrowd(wishes * (2 * rounds + 2), secret, onEnd);
  let nextUser = product.first;
  const wish = (goodsIdOf: (n: number) => string): Wish[] =>
    Array.from({ length: wishes }, (_unused, n) => ({ userId: nextUser++, goodsId: goodsIdOf(n) }));
  const ask = (list: Wish[]) => exchangeAtOnce(product.server.url, secret, list);
  for (const goodsId of GOODS) await leave(product, goodsId, PLENTY);
  const rates: { one: number[]; several: number[] } = { one: [], several: [] };
  await ask(wish(() => HOT));
  for (let round = 0; round < rounds; round += 1) {
    rates.several.push(await ask(wish((n) => GOODS[n % GOODS.length] ?? HOT)));
    rates.one.push(await ask(wish(() => HOT)));
  }
  const half = wishes / 2;
  const before = await leave(product, HOT, half);
  await ask(wish(() => HOT));
  const sold = (await leave(product, HOT, 0)) - before;
  reportRates(median(rates.one), median(rates.several));
  return reportOutcomes(`${wishes} want what is there ${half} times`, [
    { what: 'sold', bar: String(half), figure: String(sold), reached: sold === half },
  ]);
});
process.exitCode = reached ? 0 : 1;

/** Sets the remaining stock and returns the number sold so far. */
async function leave({ server }: SizedProduct, goodsId: string, left: number): Promise<number> {
  const response = await fetch(`${server.url}/lab/api/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ goodsId, left }),
  });
  return ((await response.json()) as { sold: number }).sold;
}

function reportRates(one: number, several: number): void {
  reportTable({
    title: 'Exchanges a second, of one row of stock and of several',
    headings: [`median of ${rounds}`, 'one row', `${GOODS.length} rows`, 'ratio'],
    rows: [['exchanges over HTTP', one.toFixed(0), several.toFixed(0), (one / several).toFixed(2)]],
    below: [],
  });
}
