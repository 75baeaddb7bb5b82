import { calls } from '@juban/contract';
import type { CannonRequest } from 'autocannon';
import { tokenOf } from '../growth/row-templates.ts';
import { timedCannon } from '../lib/timed-cannon.ts';

const CONNECTIONS = 20;

export interface Wish {
  userId: number;
  goodsId: string;
}

/** Makes each exchange once, over connections with their own users; returns the rate per second. */
export async function exchangeAtOnce(url: string, secret: string, wishes: readonly Wish[]): Promise<number> {
  const requests = wishes.map(({ userId, goodsId }): CannonRequest => {
    const headers = { token: tokenOf(userId, secret), 'content-type': 'application/json' };
    return { method: 'POST', path: calls.exchange.path, headers, body: JSON.stringify({ id: goodsId }) };
  });
  const share = requests.length / CONNECTIONS;
  let next = 0;
  const { result, seconds } = await timedCannon({
    url,
    connections: CONNECTIONS,
    amount: requests.length,
    requests: requests.slice(0, 1),
    setupClient: (client) => {
      const from = next++ * share;
      client.setRequests(requests.slice(from, from + share));
    },
  });
  if (result.errors > 0) throw new Error(`${result.errors} of ${requests.length} were not answered`);
  return requests.length / seconds;
}

/** Rounds up so that all connections make the same number. */
export const wholeShares = (wanted: number) => Math.ceil(wanted / CONNECTIONS) * CONNECTIONS;
