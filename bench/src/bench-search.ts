import { calls } from '@juban/contract';
import { type Figures, measurePair } from './api/measure.ts';
import { openProduct } from './api/product.ts';
import { startBare } from './api/start-bare.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { belowBar, reportTable } from './lib/report.ts';
import { findScans } from './search/find-scans.ts';
import { makeGames } from './search/make-games.ts';
import { TYPED_WAYS, typedWords, type Way } from './search/typed-words.ts';

const WORDS = 1_000;
/** Minimum share of the throughput of a bare route with one prepared select. */
const BAR = 0.25;

/** The default number keeps all measurements together below the call limit per address and minute. */
const { count } = readCommand(
  'npm run bench:search -- [--games N] [--amount N]: searches among N games; requests of a round.',
  { games: { type: 'string', default: '50000' }, amount: { type: 'string', default: '2500' } },
);
const games = count('games');
const amount = count('amount');
await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const { server, databaseUrl, users } = await openProduct(onEnd);
  const begun = performance.now();
  const names = await makeGames(databaseUrl, games);
  console.log(`${games} games in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
  const scans = await findScans(databaseUrl, ['的', '三', 's', 'sg', 'sanguo', '三国消']);
  for (const fault of scans) console.log(`no index: ${fault}`);

  const bare = await startBare({ databaseUrl, ready: [] });
  onEnd(bare.stop);
  const limit = {
    ...bare,
    requests: users.map(({ id }) => ({ path: '/select', headers: { 'x-user-id': id } })),
  };
  const rows: string[][] = [];
  const ratios: Array<{ what: string; ratio: number; bar: number }> = [];
  for (const { what, path, way } of TYPED_WAYS.flatMap(jobsOf)) {
    const requests = typedWords(names, way, WORDS).map((typed) => ({
      path: `${path}?q=${encodeURIComponent(typed)}`,
    }));
    const measured = await measurePair(limit, { url: server.url, pid: server.process.pid, requests }, amount);
    const ratio = measured.ours.perSecond / measured.limit.perSecond;
    ratios.push({ what, ratio, bar: BAR });
    const ends = [ratio.toFixed(2), BAR.toFixed(2), ratio >= BAR ? 'reached' : 'BELOW'];
    rows.push([what, ...show(measured.limit), ...show(measured.ours), ...ends]);
  }
  const of = (side: string) => [`${side} req/s`, 'p99 ms', 'CPU us'];
  const below = [...belowBar(ratios), ...scans.map((words) => ({ what: 'index of keys', words }))];
  const headings = ['median of 5', ...of('limit'), ...of('ours'), 'ratio', 'bar', ''];
  return reportTable({ title: `Search of ${games} games beside one prepared select`, headings, rows, below });
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
