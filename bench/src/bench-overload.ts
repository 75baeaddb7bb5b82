import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@juban/contract';
import { openCrowd } from './growth/open-crowd.ts';
import { tokenOf } from './growth/row-templates.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { watchMemory } from './lib/memory.ts';
import { reportOutcomes } from './lib/report.ts';
import { timedCannon } from './lib/timed-cannon.ts';
import { fireAtRate } from './overload/fire-at-rate.ts';
import { judge } from './overload/judge.ts';

const TIMES_CAPACITY = 3;
const MAX_CONNECTIONS = 3_000;
const CAPACITY_CONNECTIONS = 50;
const CALM_ASKS = 50;
/** Consecutive answers at the former speed until the service counts as recovered. */
const SIGNS = 20;
const GIVE_UP_MS = 60_000;
const PATH = calls.getProfile.path;

const { count } = readCommand(
  'npm run bench:overload -- [--seconds N] [--users N]: three times what one process can answer.',
  { seconds: { type: 'string', default: '30' }, users: { type: 'string', default: '20000' } },
);
const seconds = count('seconds');
const users = count('users');
const secret = randomBytes(24).toString('base64url');
// Requests claim to come from 65,536 addresses, so that the process is measured and not the limits per
// address.
process.env.TRUSTED_PROXIES = '127.0.0.1';

await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const { server, first, last } = await openCrowd(users, secret, onEnd);
  const headersOf = (n: number) => ({
    token: tokenOf(first + (n % (last - first + 1)), secret),
    'x-forwarded-for': `10.0.${(n >> 8) & 255}.${n & 255}`,
  });
  const ask = async (n: number) => {
    const begun = performance.now();
    const answer = await fetch(server.url + PATH, { headers: headersOf(n) });
    await answer.arrayBuffer();
    return { ok: answer.ok, tookMs: performance.now() - begun };
  };
  const capacity = await measureCapacity(server.url, headersOf);
  const calmMs = await slowestOf(ask);
  const { host } = new URL(server.url);
  const watch = watchMemory(server.process.pid);
  const barrage = await fireAtRate(server.url, {
    perSecond: capacity * TIMES_CAPACITY,
    seconds,
    mostConnections: MAX_CONNECTIONS,
    write: (n) => writeRequest(host, headersOf(n)),
  });
  const memory = watch.stop();
  const normalAfterMs = await untilNormal(ask, calmMs);
  const offered = ((barrage.sent + barrage.held) / seconds).toFixed(0);
  const title = `${offered} requests a second for ${seconds} s, where ${capacity.toFixed(0)} are answered at best; ${barrage.held} waited for one of ${MAX_CONNECTIONS} connections`;
  return reportOutcomes(title, judge({ barrage, memory, normalAfterMs }));
});
process.exitCode = reached ? 0 : 1;

type Ask = (n: number) => Promise<{ ok: boolean; tookMs: number }>;

async function measureCapacity(
  url: string,
  headersOf: (n: number) => Record<string, string>,
): Promise<number> {
  const requests = Array.from({ length: users }, (_unused, n) => ({ path: PATH, headers: headersOf(n) }));
  const amount = Math.min(12_000, users * 4);
  let next = 0;
  const options = {
    url,
    connections: CAPACITY_CONNECTIONS,
    amount,
    requests: requests.slice(0, 1),
    setupClient: (client: { setRequests(list: typeof requests): void }) => {
      const share = Math.ceil(users / CAPACITY_CONNECTIONS);
      const from = (next++ * share) % users;
      client.setRequests(requests.slice(from, from + share));
    },
  };
  await timedCannon({ ...options, amount: Math.ceil(amount / 4) });
  const { result, seconds: took } = await timedCannon(options);
  if (result['2xx'] !== amount)
    throw new Error(`${result.non2xx} of ${amount} requests were refused below capacity`);
  return amount / took;
}

async function slowestOf(ask: Ask): Promise<number> {
  let slowest = 0;
  for (let n = 0; n < CALM_ASKS; n += 1) slowest = Math.max(slowest, (await ask(n)).tookMs);
  return slowest;
}

async function untilNormal(ask: Ask, calmMs: number): Promise<number | undefined> {
  const begun = performance.now();
  let signs = 0;
  for (let n = 0; performance.now() - begun < GIVE_UP_MS; n += 1) {
    const answer = await ask(n).catch(() => ({ ok: false, tookMs: 0 }));
    signs = answer.ok && answer.tookMs <= Math.max(calmMs * 2, 50) ? signs + 1 : 0;
    if (signs === SIGNS) return performance.now() - begun;
    await pause(10);
  }
  return undefined;
}

function writeRequest(host: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${PATH} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}\r\n`;
}
