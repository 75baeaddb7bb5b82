import { calls } from '@juban/contract';
import { type Figures, measurePair } from './api/measure.ts';
import { openProduct } from './api/product.ts';
import { startBare } from './api/start-bare.ts';
import { withClosers } from './lib/closers.ts';
import { printTable } from './lib/table.ts';
import { findScans } from './search/find-scans.ts';
import { makeGames } from './search/make-games.ts';
import { TYPED_WAYS, typedWords, type Way } from './search/typed-words.ts';

const GAMES = 50_000;
const WORDS = 1_000;
const AMOUNT = 4_000;
/** The least share of the throughput of a bare route that runs one prepared select. */
const BAR = 0.25;

const reached = await withClosers(async (onEnd) => {
  const { server, databaseUrl, users } = await openProduct(onEnd);
  const begun = performance.now();
  const names = await makeGames(databaseUrl, GAMES);
  console.log(`${GAMES} games in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
  const scans = await findScans(databaseUrl, ['的', '三', 's', 'sg', 'sanguo', '三国消']);
  for (const fault of scans) console.log(`no index: ${fault}`);

  const bare = await startBare({ databaseUrl, ready: [] });
  onEnd(bare.stop);
  const limit = {
    ...bare,
    requests: users.map(({ id }) => ({ path: '/select', headers: { 'x-user-id': id } })),
  };
  const rows: string[][] = [];
  let allReached = scans.length === 0;
  for (const { what, path, way } of TYPED_WAYS.flatMap(jobsOf)) {
    const requests = typedWords(names, way, WORDS).map((typed) => ({
      path: `${path}?q=${encodeURIComponent(typed)}`,
    }));
    const measured = await measurePair(limit, { url: server.url, pid: server.process.pid, requests }, AMOUNT);
    const ratio = measured.ours.perSecond / measured.limit.perSecond;
    allReached &&= ratio >= BAR;
    const ends = [ratio.toFixed(2), BAR.toFixed(2), ratio >= BAR ? 'reached' : 'BELOW'];
    rows.push([what, ...show(measured.limit), ...show(measured.ours), ...ends]);
  }
  const of = (side: string) => [`${side} req/s`, 'p99 ms', 'CPU us'];
  printTable(['median of 5', ...of('limit'), ...of('ours'), 'ratio', 'bar', ''], rows);
  return allReached;
});
process.exitCode = reached ? 0 : 1;

function jobsOf(way: Way) {
  return [
    { what: `search, ${way}`, path: calls.searchGames.path, way },
    { what: `suggest, ${way}`, path: calls.suggestGames.path, way },
  ];
}

function show({ perSecond, p99Ms, cpuMicros }: Figures): string[] {
  return [perSecond.toFixed(0), String(p99Ms), cpuMicros.toFixed(0)];
}
