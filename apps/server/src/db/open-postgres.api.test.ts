import { connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyDatabase } from '../../test/kit.ts';
import { ownTimeOf } from '../../test/own-time.ts';
import { rootCause } from '../lib/root-cause.ts';
import { type Database, StartError } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { isPassing } from './passing-fault.ts';

const isPostgres = inject('testDatabase').kind === 'postgres';

/**
 * A connection to the database that can be cut: while it is, every connection ends as soon as it is opened.
 */
function createWire(port: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  let snaps = false;
  let refused = 0;
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    if (isCut) {
      refused += 1;
      return void socket.destroy();
    }
    const behind = connect(port, '127.0.0.1');
    behind.on('error', () => socket.destroy());
    behind.on('close', () => socket.destroy());
    socket.on('close', () => behind.destroy());
    socket.on('data', () => snaps && socket.destroy());
    socket.pipe(behind).pipe(socket);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    server,
    refused: () => refused,
    open: () => sockets.size,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** From now on each connection ends at the next data it receives. */
    fray() {
      snaps = true;
    },
    mend() {
      isCut = false;
      snaps = false;
    },
  };
}

describe.runIf(isPostgres)('PostgreSQL', () => {
  let wire: ReturnType<typeof createWire>;
  let behind: Database;
  let database: Database;
  beforeAll(async () => {
    const copy = await copyDatabase();
    behind = copy.database;
    const url = new URL(copy.url ?? '');
    wire = createWire(Number(url.port));
    await new Promise<void>((resolve) => wire.server.listen(0, '127.0.0.1', resolve));
    url.port = String((wire.server.address() as { port: number }).port);
    database = await openPostgres(url.href);
  });
  afterAll(async () => {
    await database.close();
    await behind.close();
    wire.server.close();
  });

  it('that cannot be reached ends the start with one line', async () => {
    const start = openPostgres('postgres://juban@127.0.0.1:1/none');
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(/^DATABASE_URL cannot be reached: /);
  });

  it('[A-108] limits a query to eight seconds', async () => {
    const { ms } = await ownTimeOf(() =>
      expect(database.db.execute(sql`select pg_sleep(20)`)).rejects.toThrow(),
    );
    expect(ms).toBeLessThan(9_500);
  });

  it('gets back connections whose transactions could not begin', async () => {
    const transact = () => database.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`));
    await Promise.all(Array.from({ length: 20 }, transact));
    wire.fray();
    const lost = await Promise.allSettled(Array.from({ length: 20 }, transact));
    expect(lost.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    wire.mend();
    await expect(Promise.all(Array.from({ length: 20 }, transact))).resolves.toHaveLength(20);
  });

  it('[A-108] that fails in the middle of a transaction affects nothing else, and can be used again', async () => {
    const interrupted = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      wire.cut();
      await expect.poll(() => wire.open()).toBe(0);
      await tx.execute(sql`select 2`);
    });
    const fault = await interrupted.catch(rootCause);
    expect(fault && isPassing(fault)).toBe(true);
    wire.mend();
    await expect(database.db.execute(sql`select 1`)).resolves.toBeDefined();
  });

  it('that was down is retried once a second, without growing delays', async () => {
    const received: string[] = [];
    await database.listen('juban_test', (payload) => received.push(payload));
    await behind.db.execute(sql`select pg_notify('juban_test', 'before')`);
    await expect.poll(() => received).toEqual(['before']);
    wire.cut();
    await new Promise((resolve) => setTimeout(resolve, 7_000));
    expect(wire.refused()).toBeGreaterThan(2);
    expect(wire.refused()).toBeLessThan(12);
    received.length = 0;
    wire.mend();
    await expect.poll(() => received).toContain('reconnected');
    await behind.db.execute(sql`select pg_notify('juban_test', 'after')`);
    await expect.poll(() => received.filter((payload) => payload === 'after')).toEqual(['after']);
    expect(received.filter((payload) => payload === 'reconnected')).toHaveLength(1);
    await expect(database.db.execute(sql`select 1`)).resolves.toBeDefined();
    expect(wire.open()).toBeLessThan(5);
  });
});
