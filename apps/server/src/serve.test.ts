import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './db/database.ts';
import { serve } from './serve.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const listenersBefore = SIGNALS.flatMap((signal) => process.listeners(signal));

/** A server that was stopped keeps listening for signals, which other tests of this process would trigger. */
afterEach(() => {
  for (const signal of SIGNALS) {
    const own = process.listeners(signal).filter((listener) => !listenersBefore.includes(listener));
    for (const listener of own) process.off(signal, listener);
  }
});

it('a used port ends the start with one line, and what was opened is closed', async () => {
  const holder = Fastify();
  const port = Number(new URL(await holder.listen({ host: '127.0.0.1', port: 0 })).port);
  const app = Fastify();
  let closed = false;
  app.addHook('onClose', async () => {
    closed = true;
  });
  const start = serve(app, readConfig({ PORT: String(port), SANDBOX_PORT: '1' }, 'demo'));
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(
    `port ${port} on 127.0.0.1 is taken: stop what listens there, or pass --port`,
  );
  expect(closed).toBe(true);
  await holder.close();
});

it('a thousand connections that arrive while the process is busy are all accepted', async () => {
  const app = Fastify();
  const address = await serve(app, readConfig({ PORT: '0', SANDBOX_PORT: '1' }, 'demo'));
  let inside = 0;
  const port = Number(new URL(address).port);
  // Nothing of the process runs between these: it accepts none before all have arrived.
  const crowd = Array.from({ length: 1_000 }, () =>
    connect({ host: '127.0.0.1', port }, () => {
      inside += 1;
    }),
  );
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(inside).toBe(1_000);
  for (const socket of crowd) socket.destroy();
  await app.close();
});
