import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChance } from '../fuzz/chance.ts';
import { createCounts } from './counts.ts';
import { createNotificationLine, type Word } from './notification-line.ts';

const WORDS = 100;
const FEW = 20;
/** Hundreds of requests, on a machine that may have little time for them. */
const TIME_LIMIT_MS = 60_000;
const MOST_OFF = 0.08;

/** Plays both: the room that writes a word, and the product that hears it. */
let server: Server;
let url: string;
let heard: string[];
let answer: string;
beforeEach(async () => {
  heard = [];
  answer = 'success';
  server = createServer((request, response) => {
    if (request.method === 'GET') {
      const body =
        String(request.url?.match(/trades\/(\w+)/)?.[1]) + (request.url?.split('forgery=')[1] ?? '');
      response.end(JSON.stringify({ notifyUrl: 'http://elsewhere/pay/notify', body }));
      return;
    }
    request.setEncoding('utf8').on('data', (text: string) => heard.push(text));
    request.on('end', () => response.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const wordOf = (number: number, onHeard = () => {}): Word => ({
  room: 'alipay',
  path: `trades/w${number}/notification`,
  onHeard,
});

async function sendAll(words = WORDS, counts = createCounts()) {
  const line = createNotificationLine(url, counts);
  const known = new Set<number>();
  for (let number = 0; number < words; number += 1)
    await line.send(
      url,
      wordOf(number, () => known.add(number)),
      createChance(number),
    );
  await line.flush(url);
  return { counts, known, line };
}

describe('the line between providers and the product', { timeout: TIME_LIMIT_MS }, () => {
  it('loses, repeats, overtakes and forges about as many as it is to', async () => {
    const { notifications } = (await sendAll()).counts;
    const off = (fate: 'dropped' | 'forged' | 'reordered', wanted: number) =>
      Math.abs(notifications[fate] / WORDS - wanted);
    expect(off('dropped', 0.15)).toBeLessThan(MOST_OFF);
    expect(off('forged', 0.13)).toBeLessThan(MOST_OFF);
    expect(off('reordered', 0.26)).toBeLessThan(MOST_OFF);
    expect(notifications.repeated).toBeGreaterThan(WORDS * 0.2);
    expect(notifications.posted).toBe(heard.length);
  });

  it('brings every word that it did not lose, in another order', async () => {
    const { counts, known } = await sendAll();
    expect(known.size).toBe(WORDS - counts.notifications.dropped);
    const firsts = [...new Set(heard.filter((text) => /^w\d+$/.test(text)))].map((text) =>
      Number(text.slice(1)),
    );
    expect(firsts).not.toEqual([...firsts].sort((one, other) => one - other));
  });

  it('takes a word for heard only where the product says so', async () => {
    answer = 'fail';
    expect((await sendAll(FEW)).known.size).toBe(0);
  });

  it('storms with what was heard before', async () => {
    const { line, counts } = await sendAll(FEW);
    const { posted, dropped } = counts.notifications;
    await line.storm(url, createChance(1), 20);
    await line.flush(url);
    const { notifications } = counts;
    expect(notifications.posted + notifications.dropped).toBe(posted + dropped + 20);
    expect(notifications.dropped).toBeGreaterThan(dropped);
  });
});
