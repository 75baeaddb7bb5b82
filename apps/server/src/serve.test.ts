import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './db/database.ts';
import { serve } from './serve.ts';

it('a taken port ends the start with one line, and what was opened is closed', async () => {
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
