import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../../../../bench/src/chaos/tcp-proxy.ts';
import { createListener } from './pg-listener.ts';

const WATCHFUL = { interval: 5 };
const NAME = 'a listener on its own line';
/** Long enough that a connection is seen while it is being made. */
const SLOW_MS = 100;

let admin: pg.Client;
let line: TcpProxy;
let connections: number;
let heard: string[];
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
  heard = [];
  await listener.listen('news', (payload) => heard.push(payload));
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
  it('hears what is said, and says itself when it may have missed something', async () => {
    await admin.query("select pg_notify('news', 'one')");
    await expect.poll(() => heard).toEqual(['one']);
    line.cut();
    await expect.poll(() => heard).toEqual(['one', 'reconnected']);
    await admin.query("select pg_notify('news', 'two')");
    await expect.poll(() => heard).toEqual(['one', 'reconnected', 'two']);
  });

  it('leaves no connection behind that stands and may not listen', async () => {
    // PostgreSQL knows no channel without a name: from here on every connection is refused that.
    await expect(listener.listen('', () => {})).rejects.toThrow('zero-length');
    line.cut();
    await expect.poll(() => connections).toBeGreaterThan(3);
    await expect.poll(standing).toBeLessThan(2);
  });

  it('says nothing any more once it is closed, even while it comes back', async () => {
    line.slow(SLOW_MS);
    line.cut();
    await expect.poll(() => connections, WATCHFUL).toBe(2);
    await listener.close();
    await expect.poll(standing, WATCHFUL).toBe(1);
    await expect.poll(standing, WATCHFUL).toBe(0);
    line.cut();
    // A round trip later its end of the line knows, too.
    await standing();
    expect(heard).toEqual([]);
  });
});
