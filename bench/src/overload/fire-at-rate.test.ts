import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { fireAtRate } from './fire-at-rate.ts';

const ENDS: Array<() => void> = [];
afterEach(() => {
  for (const end of ENDS.splice(0)) end();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ENDS.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const FEW = { perSecond: 400, seconds: 0.5, mostConnections: 10 };
const write = (n: number) => `GET /${n} HTTP/1.1\r\nhost: test\r\n\r\n`;

describe('load generator', () => {
  it('counts every answer by its status', async () => {
    const url = await serve(({ url: path = '' }, response) => {
      response.statusCode = Number(path.slice(1)) % 2 === 0 ? 200 : 503;
      response.end('well');
    });
    const { sent, statuses, broken } = await fireAtRate(url, { ...FEW, write });
    expect(sent).toBeGreaterThan(1);
    expect((statuses.get(200) ?? 0) + (statuses.get(503) ?? 0)).toBe(sent);
    expect(statuses.get(503)).toBe(Math.floor(sent / 2));
    expect(broken).toBe(0);
  });

  it('counts broken connections, and requests that wait for a free one', async () => {
    const url = await serve((request) => request.socket.destroy());
    const torn = await fireAtRate(url, { ...FEW, write });
    expect(torn.broken).toBe(torn.sent);
    const slow = await serve((_request, response) => void setTimeout(() => response.end(), 800));
    const crowded = await fireAtRate(slow, { ...FEW, mostConnections: 1, write });
    expect(crowded.sent).toBe(1);
    expect(crowded.held).toBeGreaterThan(0);
  });
});
