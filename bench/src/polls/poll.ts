import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Poller } from './make-pollers.ts';

export interface Polling {
  polls: number;
  p99Ms: number;
}

/** Each poller asks at a fixed interval on its own connection, spread evenly over the interval. */
export async function poll(
  serverUrl: string,
  pollers: readonly Poller[],
  { everyMs, rounds }: { everyMs: number; rounds: number },
): Promise<Polling> {
  const times: number[] = [];
  const one = async (poller: Poller, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await pause((everyMs * index) / pollers.length);
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      await ask(serverUrl, poller, agent);
      const took = performance.now() - begun;
      times.push(took);
      await pause(Math.max(0, everyMs - took));
    }
    agent.destroy();
  };
  await Promise.all(pollers.map(one));
  return { polls: times.length, p99Ms: percentile(times, 0.99) };
}

async function ask(serverUrl: string, { path, headers }: Poller, agent: Agent): Promise<void> {
  const [response] = (await once(get(serverUrl + path, { headers, agent }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  if (!body.includes('"WAIT"')) throw new Error(`${path}: ${response.statusCode} ${body}`);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
