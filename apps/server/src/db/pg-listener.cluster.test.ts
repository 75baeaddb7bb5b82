import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../../../../bench/src/chaos/tcp-proxy.ts';
import { createListener } from './pg-listener.ts';

const WATCHFUL = { interval: 5 };
const NAME = 'a listener on its own connection';
/** Long enough to observe a connection while it is opened. */
const SLOW_MS = 100;

let admin: pg.Client;
let line: TcpProxy;
let connections: number;
let received: string[];
let listener: ReturnType<typeof createListener>;

beforeEach(async () => {
  const address = new URL(inject('testDatabase').source);
  const target = Number(address.port);
  admin = new pg.Client({ connectionString: address.href });
  await admin.connect();
  connections = 0;
  line = await openTcpProxy(() => {
    connections += 1;
    return target;
  });
  address.port = String(line.port);
  address.searchParams.set('application_name', NAME);
  listener = createListener(address.href);
  received = [];
  await listener.listen('news', (payload) => received.push(payload));
});
afterEach(async () => {
  await listener.close();
  await line.close();
  await admin.end();
});

async function standing(): Promise<number> {
  const { rowCount } = await admin.query('select 1 from pg_stat_activity where application_name = $1', [
    NAME,
  ]);
  return rowCount ?? 0;
}

describe('a listener', () => {
  it('receives notifications, and reports when it may have missed some', async () => {
    await admin.query("select pg_notify('news', 'one')");
    await expect.poll(() => received).toEqual(['one']);
    line.cut();
    await expect.poll(() => received).toEqual(['one', 'reconnected']);
    await admin.query("select pg_notify('news', 'two')");
    await expect.poll(() => received).toEqual(['one', 'reconnected', 'two']);
  });

  it('leaves no connection open that cannot listen', async () => {
    // PostgreSQL does not allow a channel without a name: from here on every connection fails to listen.
    await expect(listener.listen('', () => {})).rejects.toThrow('zero-length');
    line.cut();
    await expect.poll(() => connections).toBeGreaterThan(3);
    await expect.poll(standing).toBeLessThan(2);
  });

  it('is silent after it was closed, even while it reconnects', async () => {
    line.slow(SLOW_MS);
    line.cut();
    await expect.poll(() => connections, WATCHFUL).toBe(2);
    await listener.close();
    await expect.poll(standing, WATCHFUL).toBe(1);
    await expect.poll(standing, WATCHFUL).toBe(0);
    line.cut();
    // After a round trip PostgreSQL has noticed the close.
    await standing();
    expect(received).toEqual([]);
  });
});
