import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RedisHolds {
  counters: number;
  bytes: number;
}

/**
 * Number of rate limit counters, and memory of Redis. Redis accepts plain text lines, so no client is needed.
 */
export async function readRedis(url: string): Promise<RedisHolds> {
  const { hostname, port } = new URL(url);
  const line = createConnection({ host: hostname, port: Number(port) });
  line.write('DBSIZE\r\nINFO memory\r\nQUIT\r\n');
  const said = await text(line);
  const numberBy = (form: RegExp) => Number(form.exec(said)?.[1] ?? Number.NaN);
  return { counters: numberBy(/^:(\d+)/), bytes: numberBy(/^used_memory:(\d+)/m) };
}
