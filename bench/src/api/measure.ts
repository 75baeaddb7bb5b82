import autocannon, { type CannonRequest } from 'autocannon';
import { readCpuMs } from '../lib/cpu-time.ts';
import { median } from '../lib/median.ts';

export interface Side {
  url: string;
  pid: number | undefined;
  requests: readonly CannonRequest[];
}

export interface Figures {
  perSecond: number;
  p99Ms: number;
  /** What one request costs the server process, in microseconds of CPU. */
  cpuMicros: number;
}

const CONNECTIONS = 20;
const ROUNDS = 5;

/** Both sides in turn, round by round, so that whatever else the machine does falls on both alike. */
export async function measurePair(
  limit: Side,
  ours: Side,
  amount: number,
): Promise<{ limit: Figures; ours: Figures }> {
  const rounds: { limit: Figures[]; ours: Figures[] } = { limit: [], ours: [] };
  for (const side of [limit, ours]) await fire(side, amount / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.limit.push(await fire(limit, amount));
    rounds.ours.push(await fire(ours, amount));
  }
  return { limit: middle(rounds.limit), ours: middle(rounds.ours) };
}

async function fire({ url, pid, requests }: Side, amount: number): Promise<Figures> {
  const cpuBefore = readCpuMs(pid);
  const begun = performance.now();
  const result = await autocannon({ url, requests, amount, connections: CONNECTIONS });
  const seconds = (performance.now() - begun) / 1_000;
  const cpuAfter = readCpuMs(pid);
  if (result['2xx'] !== amount) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed of ${amount}`);
  }
  const cpuMs = (cpuAfter ?? Number.NaN) - (cpuBefore ?? Number.NaN);
  return { perSecond: amount / seconds, p99Ms: result.latency.p99, cpuMicros: (cpuMs * 1_000) / amount };
}

function middle(figures: readonly Figures[]): Figures {
  const of = (pick: (figure: Figures) => number) => median(figures.map(pick));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p99Ms: of(({ p99Ms }) => p99Ms),
    cpuMicros: of(({ cpuMicros }) => cpuMicros),
  };
}
