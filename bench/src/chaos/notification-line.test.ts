import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChance } from '../fuzz/chance.ts';
import { createCounts } from './counts.ts';
import { createNotificationLine, type ProviderNotification } from './notification-line.ts';

const NOTIFICATIONS = 100;
const FEW = 20;
/** Hundreds of requests on a possibly busy machine. */
const TIME_LIMIT_MS = 60_000;
const MAX_OFF = 0.08;

/** Simulates both the sandbox that writes notifications and the product that receives them. */
let server: Server;
let url: string;
let received: string[];
let answer: string;
beforeEach(async () => {
  received = [];
  answer = 'success';
  server = createServer((request, response) => {
    if (request.method === 'GET') {
      const body =
        String(request.url?.match(/trades\/(\w+)/)?.[1]) + (request.url?.split('forgery=')[1] ?? '');
      response.end(JSON.stringify({ notifyUrl: 'http://elsewhere/pay/notify', body }));
      return;
    }
    request.setEncoding('utf8').on('data', (text: string) => received.push(text));
    request.on('end', () => response.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const notificationOf = (number: number, onAcknowledged = () => {}): ProviderNotification => ({
  provider: 'alipay',
  path: `trades/w${number}/notification`,
  onAcknowledged,
});

async function sendAll(amount = NOTIFICATIONS, counts = createCounts()) {
  const line = createNotificationLine(url, counts);
  const known = new Set<number>();
  for (let number = 0; number < amount; number += 1)
    await line.send(
      url,
      notificationOf(number, () => known.add(number)),
      createChance(number),
    );
  await line.flush(url);
  return { counts, known, line };
}

describe('notification line between providers and product', { timeout: TIME_LIMIT_MS }, () => {
  it('drops, repeats, reorders and forges about the configured shares', async () => {
    const { notifications } = (await sendAll()).counts;
    const off = (fate: 'dropped' | 'forged' | 'reordered', wanted: number) =>
      Math.abs(notifications[fate] / NOTIFICATIONS - wanted);
    expect(off('dropped', 0.15)).toBeLessThan(MAX_OFF);
    expect(off('forged', 0.13)).toBeLessThan(MAX_OFF);
    expect(off('reordered', 0.26)).toBeLessThan(MAX_OFF);
    expect(notifications.repeated).toBeGreaterThan(NOTIFICATIONS * 0.2);
    expect(notifications.posted).toBe(received.length);
  });

  it('delivers every notification that it did not drop, in another order', async () => {
    const { counts, known } = await sendAll();
    expect(known.size).toBe(NOTIFICATIONS - counts.notifications.dropped);
    const firsts = [...new Set(received.filter((text) => /^w\d+$/.test(text)))].map((text) =>
      Number(text.slice(1)),
    );
    expect(firsts).not.toEqual([...firsts].sort((one, other) => one - other));
  });

  it('counts a notification as acknowledged only if the product says so', async () => {
    answer = 'fail';
    expect((await sendAll(FEW)).known.size).toBe(0);
  });

  it('repeats acknowledged notifications in a storm', async () => {
    const { line, counts } = await sendAll(FEW);
    const { posted, dropped } = counts.notifications;
    await line.storm(url, createChance(1), 20);
    await line.flush(url);
    const { notifications } = counts;
    expect(notifications.posted + notifications.dropped).toBe(posted + dropped + 20);
    expect(notifications.dropped).toBeGreaterThan(dropped);
  });
});
