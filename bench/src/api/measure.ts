import type { CannonRequest } from 'autocannon';
import { readCpuMs, readFamilyCpuMs } from '../lib/cpu-time.ts';
import { median } from '../lib/median.ts';
import { timedCannon } from '../lib/timed-cannon.ts';

export interface Side {
  url: string;
  pid: number | undefined;
  /** PostgreSQL's main process, if its CPU cost should be measured too. */
  databasePid?: number | undefined;
  requests: readonly CannonRequest[];
}

export interface Figures {
  perSecond: number;
  p99Ms: number;
  /** CPU time of the server process per request, in microseconds. */
  cpuMicros: number;
  /** CPU time of PostgreSQL per request. */
  databaseMicros: number;
}

const CONNECTIONS = 20;
const ROUNDS = 5;

/**
 * Measures both sides alternately, round by round, so that other load on the machine affects both equally.
 */
export async function measurePair(
  limit: Side,
  ours: Side,
  amount: number,
): Promise<{ limit: Figures; ours: Figures }> {
  const rounds: { limit: Figures[]; ours: Figures[] } = { limit: [], ours: [] };
  // A warm-up as long as a round, so that work after the start is not measured.
  for (const side of [limit, ours]) await fire(side, amount);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.limit.push(await fire(limit, amount));
    rounds.ours.push(await fire(ours, amount));
  }
  return { limit: middle(rounds.limit), ours: middle(rounds.ours) };
}

async function fire({ url, pid, databasePid, requests }: Side, amount: number): Promise<Figures> {
  const cpuBefore = readCpuMs(pid);
  const databaseBefore = readFamilyCpuMs(databasePid);
  const share = Math.ceil(requests.length / CONNECTIONS);
  let opened = 0;
  const { result, seconds } = await timedCannon({
    url,
    requests: requests.slice(0, 1),
    amount,
    connections: CONNECTIONS,
    // Each connection starts with different users; otherwise all would use the same user at a time and never
    // reach the end of the list.
    setupClient: (client) => {
      const from = (opened++ * share) % requests.length;
      client.setRequests(requests.slice(from, from + share));
    },
  });
  const cpuAfter = readCpuMs(pid);
  const databaseAfter = readFamilyCpuMs(databasePid);
  if (result['2xx'] !== amount) {
    const statuses = Object.entries(result.statusCodeStats).map(
      ([status, { count }]) => `${count} x ${status}`,
    );
    throw new Error(`${url}: ${statuses.join(', ')}, ${result.errors} failed of ${amount}`);
  }
  const microsOf = (before = Number.NaN, after = Number.NaN) => ((after - before) * 1_000) / amount;
  return {
    perSecond: amount / seconds,
    p99Ms: result.latency.p99,
    cpuMicros: microsOf(cpuBefore, cpuAfter),
    databaseMicros: microsOf(databaseBefore, databaseAfter),
  };
}

function middle(figures: readonly Figures[]): Figures {
  const of = (pick: (figure: Figures) => number) => median(figures.map(pick));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p99Ms: of(({ p99Ms }) => p99Ms),
    cpuMicros: of(({ cpuMicros }) => cpuMicros),
    databaseMicros: of(({ databaseMicros }) => databaseMicros),
  };
}
