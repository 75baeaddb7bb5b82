import type { CannonClient, CannonRequest } from 'autocannon';
import type { ServerProcess } from '../../../apps/server/test/server-process.ts';
import { median } from '../lib/median.ts';
import { timedCannon } from '../lib/timed-cannon.ts';
import { fireNotifications } from '../orders/fire-notifications.ts';

const READERS = 20;
const SETTLERS = 8;

/** Load for some of the processes; returns the total rate per second. */
export type Work = (servers: readonly ServerProcess[]) => Promise<number>;

export interface GrowthRow {
  what: string;
  one: number;
  all: number;
}

/**
 * Measures one process and all of them alternately, round by round, so that other load on the machine affects
 * both equally.
 */
export async function measureGrowth(
  what: string,
  servers: readonly ServerProcess[],
  rounds: number,
  work: Work,
): Promise<GrowthRow> {
  const rates: { one: number[]; all: number[] } = { one: [], all: [] };
  await work(servers);
  for (let round = 0; round < rounds; round += 1) {
    rates.one.push(await work(servers.slice(0, 1)));
    rates.all.push(await work(servers));
  }
  return { what, one: median(rates.one), all: median(rates.all) };
}

/** Gives each connection its own users. */
function shareOut(requests: readonly CannonRequest[]): (client: CannonClient) => void {
  const share = Math.ceil(requests.length / READERS);
  let opened = 0;
  return (client) => {
    const from = (opened++ * share) % requests.length;
    client.setRequests(requests.slice(from, from + share));
  };
}

/** The same total load, shared evenly. */
export function readWork(amount: number, requests: readonly CannonRequest[]): Work {
  return async (servers) => {
    const share = Math.ceil(amount / servers.length);
    const runs = await Promise.all(
      servers.map(({ url }, at) =>
        timedCannon({
          url,
          amount: share,
          connections: READERS / servers.length,
          requests: requests.slice(0, 1),
          setupClient: shareOut(requests.filter((_request, index) => index % servers.length === at)),
        }),
      ),
    );
    const seconds = Math.max(...runs.map((run) => run.seconds));
    const well = runs.reduce((sum, { result }) => sum + result['2xx'], 0);
    if (well !== share * servers.length)
      throw new Error(`${share * servers.length - well} reads were refused`);
    return well / seconds;
  };
}

export function settleWork(orders: number, path: string, make: (amount: number) => Promise<string[]>): Work {
  return async (servers) => {
    const bodies = await make(orders);
    const begun = performance.now();
    await Promise.all(
      servers.map(({ url }, at) =>
        fireNotifications(
          url,
          path,
          bodies.filter((_body, index) => index % servers.length === at),
          SETTLERS / servers.length,
        ),
      ),
    );
    return orders / ((performance.now() - begun) / 1_000);
  };
}
