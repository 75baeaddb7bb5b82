import { randomBytes } from 'node:crypto';
import { calls } from '@juban/contract';
import { startSandbox } from '../../apps/server/test/sandbox-process.ts';
import { measurePair } from './api/measure.ts';
import { createChance } from './fuzz/chance.ts';
import { checkPlans } from './growth/check-plans.ts';
import { makeConsoleRequests } from './growth/console-requests.ts';
import { openPair, type SizedProduct } from './growth/open-pair.ts';
import { tokenOf } from './growth/row-templates.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { median } from './lib/median.ts';
import { belowBar, reportTable } from './lib/report.ts';
import { fireNotifications } from './orders/fire-notifications.ts';

/** With ten times the users, throughput may drop to this share. */
const BAR = 0.85;
const ASKING = 2_000;
const CONNECTIONS = 8;
const ROUNDS = 5;
const NOTIFY = '/pay/notify/alipay/yujian';
const READS = [
  ['profile', calls.getProfile.path],
  ['level', calls.getLevelExperience.path],
  ['points', calls.getIntegral.path],
  ['orders', calls.listOrders.path],
] as const;

const DESK_READS = [
  ['search by phone', 'search'],
  ['orders by filters', 'filtered'],
  ['orders, page 10,000', 'deep'],
] as const;

const { count } = readCommand(
  'npm run bench:growth -- [--users N] [--amount N]: a large database of N users beside a tenth; requests of a round.',
  { users: { type: 'string', default: '1000000' }, amount: { type: 'string', default: '4000' } },
);
const users = count('users');
const amount = count('amount');
const secret = randomBytes(24).toString('base64url');

await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const { small, large, cluster } = await openPair(users, secret, onEnd);
  const rows: string[][] = [];
  const ratios: Array<{ what: string; ratio: number; bar: number }> = [];
  const add = (what: string, before: number, after: number) => {
    const ratio = after / before;
    ratios.push({ what, ratio, bar: BAR });
    rows.push([
      what,
      before.toFixed(0),
      after.toFixed(0),
      ratio.toFixed(2),
      BAR.toFixed(2),
      ratio >= BAR ? 'reached' : 'BELOW',
    ]);
  };
  for (const [what, path] of READS) {
    const measured = await measurePair(sideOf(small, path), sideOf(large, path), amount);
    add(`${what}, a second`, measured.limit.perSecond, measured.ours.perSecond);
  }
  const desk = await measureDesk(small, large);
  for (const [what, before, after] of desk) add(what, before, after);
  const settled = await measureSettling(small, large);
  add('settled orders, a second', settled.small, settled.large);
  const size = ({ people, ledgerRows }: SizedProduct) => `${people} users, ${ledgerRows} ledger rows`;
  const isFast = reportTable({
    title: 'Rates in two databases on one server, measured in turn',
    headings: [`median of ${ROUNDS}`, size(small), size(large), 'ratio', 'bar', ''],
    rows,
    below: belowBar(ratios),
  });
  reportSize(small, large);
  await small.server.stop();
  await large.server.stop();
  const sandbox = await startSandbox();
  onEnd(sandbox.stop);
  const isIndexed = await checkPlans({ cluster, product: large, sandboxPort: sandbox.port, secret });
  return isFast && isIndexed;
});
process.exitCode = reached ? 0 : 1;

/** Reports the size per additional user, calculated from the difference; capacity planning uses it. */
function reportSize(small: SizedProduct, large: SizedProduct): void {
  const more = large.people - small.people;
  const bytes = (large.bytes - small.bytes) / more;
  const entries = (large.ledgerRows - small.ledgerRows) / more;
  reportTable({
    title: 'What a user takes',
    headings: ['', 'figure'],
    rows: [
      ['rows in the ledgers', entries.toFixed(1)],
      ['bytes on disk, with indexes, without the log', bytes.toFixed(0)],
    ],
    below: [],
  });
}

/** Users from the whole database, the same on every run. */
function sideOf(product: SizedProduct, path: string) {
  const requests = pickUsers(product, ASKING, 'reads').map((id) => ({
    path,
    headers: { token: tokenOf(id, secret) },
  }));
  return { url: product.server.url, pid: product.server.process.pid, requests };
}

function pickUsers({ first, last }: SizedProduct, wanted: number, ...seed: Array<string | number>): number[] {
  const chance = createChance('growth', ...seed);
  const picked = new Set<number>();
  const most = Math.min(wanted, last - first + 1);
  while (picked.size < most) picked.add(first + chance.int(last - first + 1));
  return [...picked];
}

/** The support desk's calls, and its deepest page beside its first one on the large database. */
async function measureDesk(small: SizedProduct, large: SizedProduct) {
  const [few, many] = [await makeConsoleRequests(small), await makeConsoleRequests(large)];
  const ofDesk = (product: SizedProduct, requests: typeof few.first) => ({
    url: product.server.url,
    pid: product.server.process.pid,
    requests,
  });
  const calls = Math.ceil(amount / 4);
  const rows: Array<[what: string, before: number, after: number]> = [];
  for (const [what, name] of DESK_READS) {
    const measured = await measurePair(ofDesk(small, few[name]), ofDesk(large, many[name]), calls);
    rows.push([what, measured.limit.perSecond, measured.ours.perSecond]);
  }
  const pages = await measurePair(ofDesk(large, many.first), ofDesk(large, many.deep), calls);
  rows.push(['page 10,000 beside page 1, both large', pages.limit.perSecond, pages.ours.perSecond]);
  return rows;
}

async function measureSettling(small: SizedProduct, large: SizedProduct) {
  const rates = new Map<SizedProduct, number[]>([
    [small, []],
    [large, []],
  ]);
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [product, own] of rates) {
      const bodies = await product.makeNotifications(
        pickUsers(product, Math.ceil(amount / 4), 'orders', round),
      );
      const { perSecond } = await fireNotifications(product.server.url, NOTIFY, bodies, CONNECTIONS);
      if (round > 0) own.push(perSecond);
    }
  }
  return { small: median(rates.get(small) ?? []), large: median(rates.get(large) ?? []) };
}
