import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { bodyTimePlugin } from './body-time.ts';

const app = Fastify();
afterEach(() => app.close());

/** Sends a head that promises more bytes than follow, and returns how the connection ended. */
function trickle(port: number, path: string): Promise<'closed' | 'open'> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nab`,
      ),
    );
    socket.once('close', () => resolve('closed')).once('error', () => resolve('closed'));
    socket.setTimeout(1_000, () => {
      resolve('open');
      socket.destroy();
    });
  });
}

describe('a body that never arrives', () => {
  it('times out, except on routes that allow slow bodies', async () => {
    await app.register(bodyTimePlugin, { mostMs: 50 });
    app.post('/call', async () => 'done');
    app.post('/upload', { config: { bodyMayTakeLong: true } }, async () => 'done');
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    expect(await Promise.all([trickle(port, '/call'), trickle(port, '/upload')])).toEqual(['closed', 'open']);
    const whole = await app.inject({ method: 'POST', url: '/call', payload: { a: 1 } });
    expect(whole.body).toBe('done');
  });
});
