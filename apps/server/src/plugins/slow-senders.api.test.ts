import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../test/kit.ts';

/**
 * Ten seconds for the headers, one until the next check, one for the answer to arrive; the rest is for a busy
 * machine.
 */
const LATEST_MS = 14_500;
const EVERY_MS = 500;

let product: TestProduct;
let port: number;
beforeAll(async () => {
  product = await startProduct();
  port = Number(new URL(await product.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => product.stop());

/**
 * Sends the next piece for as long as the connection accepts it, and never closes its own half; the silent
 * variant does.
 */
function dribble(first: string, next: string): Promise<{ received: string; lastedMs: number }> {
  const begun = performance.now();
  return new Promise((resolve) => {
    let received = '';
    const allowHalfOpen = next !== '';
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen }, () => socket.write(first));
    const timer = setInterval(() => socket.write(next), EVERY_MS);
    socket.on('data', (data) => {
      received += data;
    });
    // Any error is followed by the close that counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ received, lastedMs: performance.now() - begun });
    });
  });
}

describe('a sender whose headers never end', () => {
  it.concurrent.each([
    ['sends a header letter by letter', 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ', 'a'],
    ['sends one short header after another', 'GET /healthz HTTP/1.1\r\nhost: x\r\n', 'x-more: 1\r\n'],
    ['sends the first line letter by letter', 'GET /', 'a'],
  ])(
    '[A-082] is disconnected after ten seconds, even if it %s',
    { timeout: 60_000 },
    async (_case, first, next) => {
      const { received, lastedMs } = await dribble(first, next);
      expect(lastedMs).toBeGreaterThan(9_000);
      expect(lastedMs).toBeLessThan(LATEST_MS);
      expect(received).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it.concurrent('[A-082] is disconnected too if it sends nothing at all', { timeout: 60_000 }, async () => {
    const { lastedMs } = await dribble('', '');
    expect(lastedMs).toBeLessThan(LATEST_MS);
  });
});
