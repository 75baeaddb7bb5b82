import { calls } from '@juban/contract';
import autocannon, { type CannonRequest } from 'autocannon';
import { type BenchProduct, openProduct } from './api/product.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { peakOf, readMemoryMb, watchMemory } from './lib/memory.ts';
import { reportOutcomes } from './lib/report.ts';

const MAX_MB = 350;
/** Number of different requests per user. */
const KINDS = 5;
const PACKED = { 'accept-encoding': 'br' };
/**
 * The in-flight limit equals the number of connections, so some calls may be shed. With more than this share,
 * the run would measure refusals.
 */
const MAX_SHED_SHARE = 0.05;

const { count } = readCommand(
  'npm run bench:memory -- [--connections N] [--amount N]: what the server holds under them, on PostgreSQL.',
  { connections: { type: 'string', default: '1000' }, amount: { type: 'string', default: '60000' } },
);
const connections = count('connections');
const amount = count('amount');

await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const product = await openProduct(onEnd);
  const { pid } = product.server.process;
  const calm = readMemoryMb(pid);
  const requests = listRequests(product);
  let next = 0;
  const watch = watchMemory(pid);
  const result = await autocannon({
    url: product.server.url,
    connections,
    amount,
    requests: requests.slice(0, KINDS),
    // Each connection starts with different users, so that few connections use the same one.
    setupClient: (client) => {
      const from = (next++ * KINDS) % requests.length;
      client.setRequests(requests.slice(from, from + KINDS));
    },
  });
  const peak = peakOf(watch.stop());
  const shed = result.non2xx / amount;
  return reportOutcomes(
    `Memory of one process, ${connections} connections, ${amount} requests, every kind in turn`,
    [
      { what: 'at rest', bar: '', figure: `${calm.toFixed(0)} MB`, reached: true },
      {
        what: 'at most',
        bar: `under ${MAX_MB} MB`,
        figure: `${peak.toFixed(0)} MB`,
        reached: peak < MAX_MB,
      },
      { what: 'broken connections', bar: '0', figure: String(result.errors), reached: result.errors === 0 },
      {
        what: 'shed',
        bar: `at most ${MAX_SHED_SHARE * 100} per cent`,
        figure: `${(shed * 100).toFixed(1)} per cent`,
        reached: shed <= MAX_SHED_SHARE,
      },
    ],
  );
});
process.exitCode = reached ? 0 : 1;

function listRequests({ configPath, pagePath, users }: BenchProduct): CannonRequest[] {
  return users.flatMap(({ token }) => [
    { path: configPath, headers: PACKED },
    { path: calls.getProfile.path, headers: { token } },
    { path: pagePath, headers: PACKED },
    { path: calls.getLevelExperience.path, headers: { token } },
    { path: calls.getIntegral.path, headers: { token } },
  ]);
}
