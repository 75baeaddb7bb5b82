import { calls } from '@juban/contract';
import type { BareSetup } from './api/bare-server.ts';
import { type Figures, measurePair, type Side } from './api/measure.ts';
import { type BenchProduct, openProduct } from './api/product.ts';
import { type Bare, startBare } from './api/start-bare.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { rawGet } from './lib/raw-get.ts';
import { belowBar, reportTable } from './lib/report.ts';

const PACKED = { 'accept-encoding': 'br' };

/** The calls that a page makes about its user on every visit. */
const OWN_READS = [
  ['profile', calls.getProfile.path],
  ['level', calls.getLevelExperience.path],
  ['points', calls.getIntegral.path],
] as const;

interface Pair {
  what: string;
  /** Minimum share of the limit's throughput. */
  bar: number;
  limit: Side;
  ours: Side;
  amount: number;
}

const { count } = readCommand(
  'npm run bench:api -- [--amount N]: calls beside their limits, in rounds of N requests.',
  { amount: { type: 'string', default: '8000' } },
);
const amount = count('amount');
await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const product = await openProduct(onEnd);
  const ready = [
    await copyAnswer('/config', product.server.url + product.configPath),
    await copyAnswer('/page', product.server.url + product.pagePath),
  ];
  const bare = await startBare({ databaseUrl: product.databaseUrl, ready });
  onEnd(bare.stop);
  return measureAll(listPairs(product, bare));
});
process.exitCode = reached ? 0 : 1;

function listPairs({ server, databasePid, configPath, pagePath, users }: BenchProduct, bare: Bare): Pair[] {
  const ours = { url: server.url, pid: server.process.pid, databasePid };
  const sameBytes = (path: string) => ({ ...bare, requests: [{ path, headers: PACKED }] });
  return [
    {
      what: 'shared read',
      bar: 0.7,
      limit: sameBytes('/config'),
      ours: { ...ours, requests: [{ path: configPath, headers: PACKED }] },
      amount,
    },
    {
      what: 'warm page',
      bar: 0.5,
      limit: sameBytes('/page'),
      ours: { ...ours, requests: [{ path: pagePath, headers: PACKED }] },
      amount,
    },
    ...OWN_READS.map(([what, path]) => ({
      what: `${what} on PostgreSQL`,
      bar: 0.5,
      limit: {
        ...bare,
        databasePid,
        requests: users.map(({ id }) => ({ path: '/select', headers: { 'x-user-id': id } })),
      },
      ours: { ...ours, requests: users.map(({ token }) => ({ path, headers: { token } })) },
      amount: Math.ceil(amount / 2),
    })),
  ];
}

async function measureAll(pairs: readonly Pair[]): Promise<boolean> {
  const rows: string[][] = [];
  const ratios: Array<{ what: string; ratio: number; bar: number }> = [];
  for (const { what, bar, limit, ours, amount } of pairs) {
    const measured = await measurePair(limit, ours, amount);
    const ratio = measured.ours.perSecond / measured.limit.perSecond;
    ratios.push({ what, ratio, bar });
    const ends = [ratio.toFixed(2), bar.toFixed(2), ratio >= bar ? 'reached' : 'BELOW'];
    rows.push([what, ...show(measured.limit), ...show(measured.ours), ...ends]);
  }
  const of = (what: string) => [`${what} req/s`, 'p99 ms', 'CPU us', 'database us'];
  const headings = ['median of 5', ...of('limit'), ...of('ours'), 'ratio', 'bar', ''];
  return reportTable({ title: 'Reads beside their limits', headings, rows, below: belowBar(ratios) });
}

function show({ perSecond, p99Ms, cpuMicros, databaseMicros }: Figures): string[] {
  const database = Number.isNaN(databaseMicros) ? '-' : databaseMicros.toFixed(0);
  return [perSecond.toFixed(0), String(p99Ms), cpuMicros.toFixed(0), database];
}

/** The exact bytes that the product sends for a path, with the same compression. */
async function copyAnswer(path: string, source: string): Promise<BareSetup['ready'][number]> {
  const { status, headers, body } = await rawGet(source, PACKED);
  if (status !== 200) throw new Error(`${source} answered ${status}`);
  const kept = { 'content-type': headers['content-type'] ?? '', 'content-encoding': 'br' };
  return { path, headers: kept, bodyBase64: body.toString('base64') };
}
