import { once } from 'node:events';
import { connect } from 'node:net';
import { inSeconds } from '../lib/in-seconds.ts';
import type { Production } from './open-production.ts';
import { type Outcome, together } from './target.ts';

const LIMIT_MS = 12_000;
const BEGINNING = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ';

/** Milliseconds until the server closes a connection whose headers never end. */
async function holdOpen(url: string): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  const begun = performance.now();
  socket.write(BEGINNING);
  const drip = setInterval(() => socket.write('x'), 1_000);
  const giveUp = setTimeout(() => socket.destroy(), LIMIT_MS);
  socket.resume();
  await once(socket, 'close');
  clearInterval(drip);
  clearTimeout(giveUp);
  return performance.now() - begun;
}

export async function attackSlowly({ urls }: Production, times: number): Promise<Outcome> {
  const held = await together(times, (turn) => holdOpen(urls[turn % urls.length] ?? ''));
  const longest = Math.max(...held);
  return {
    tried: [`${times} connections whose headers never end, the last one closed after ${inSeconds(longest)}`],
    gained: longest >= LIMIT_MS ? [`a connection stayed open for ${inSeconds(longest)}`] : [],
  };
}
