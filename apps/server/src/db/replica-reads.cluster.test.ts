import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cluster, runStatement, startCluster } from '../../test/cluster.ts';
import { startStandby } from '../../test/standby.ts';
import { type Database, type Db, rowsOf, StartError } from './database.ts';
import { openPostgres } from './open-postgres.ts';

let primary: Cluster;
let standby: Cluster;
let database: Database;
beforeAll(async () => {
  primary = await startCluster();
  await runStatement(primary.url('postgres'), 'create table words (word text)');
  standby = await startStandby(primary);
  database = await openPostgres(primary.url('postgres'), { replicaUrl: standby.url('postgres') });
});
afterAll(async () => {
  await database?.close();
  await standby?.stop();
  await primary.stop();
});
beforeEach(async () => {
  await expect.poll(() => isReplica(database.reads)).toBe(true);
});

const onStandby = (statement: string) => runStatement(standby.url('postgres'), statement);
const isReplica = async (db: Db) =>
  rowsOf<{ yes: boolean }>(await db.execute(sql`select pg_is_in_recovery() as yes`))[0]?.yes;
const words = async () =>
  rowsOf<{ word: string }>(await database.reads.execute(sql`select word from words`)).map(({ word }) => word);

describe('reads that may be slightly outdated', () => {
  it('use the replica, all others the primary', async () => {
    expect(await isReplica(database.reads)).toBe(true);
    expect(await isReplica(database.db)).toBe(false);
    expect(await database.reads.transaction((tx) => isReplica(tx))).toBe(false);
  });

  it('avoid a replica that lags, and use it again when it has caught up', async () => {
    await onStandby('select pg_wal_replay_pause()');
    await database.db.execute(sql`insert into words values ('late')`);
    await expect.poll(words).toContain('late');
    expect(await isReplica(database.reads)).toBe(false);
    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(() => isReplica(database.reads)).toBe(true);
    expect(await words()).toContain('late');
  });

  it('that are triggered by a notification never miss the change it announces', async () => {
    const found: Array<Promise<string[]>> = [];
    // It keeps listening while the primary is killed further below, where its results do not matter.
    await database.listen('changed', () => void found.push(words().catch(() => [])));
    await onStandby('select pg_wal_replay_pause()');
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into words values ('notified')`);
      await tx.execute(sql`select pg_notify('changed', '')`);
    });
    await expect.poll(() => found.length).toBe(1);
    expect(await found[0]).toContain('notified');
    await onStandby('select pg_wal_replay_resume()');
  });

  it('use the primary while the replica is down, and the replica when it is back', async () => {
    await standby.kill();
    await expect.poll(() => isReplica(database.reads)).toBe(false);
    expect(await Promise.all(Array.from({ length: 50 }, words))).toHaveLength(50);
    await standby.restart();
    await expect.poll(() => isReplica(database.reads)).toBe(true);
  });

  it('continue while the primary is down', async () => {
    await primary.kill();
    await expect.poll(() => isReplica(database.db).catch(() => 'away')).toBe('away');
    expect(await isReplica(database.reads)).toBe(true);
    expect(await words()).toContain('late');
    await primary.restart();
    await expect.poll(() => isReplica(database.db).catch(() => 'away')).toBe(false);
  });
});

describe('a start', () => {
  it('continues without its replica', async () => {
    const alone = await openPostgres(primary.url('postgres'), {
      replicaUrl: 'postgres://juban@127.0.0.1:1/none',
    });
    expect(await isReplica(alone.reads)).toBe(false);
    await alone.close();
  });

  it('with a replica of another database ends in one line', async () => {
    const other = await startCluster();
    const start = openPostgres(primary.url('postgres'), { replicaUrl: other.url('postgres') });
    await expect(start).rejects.toThrow(
      new StartError('DATABASE_REPLICA_URL leads to no replica of DATABASE_URL'),
    );
    await other.stop();
  });
});
