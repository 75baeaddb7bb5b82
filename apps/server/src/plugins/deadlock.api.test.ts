import { CODES } from '@juban/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startProduct, type TestProduct, TRACE } from '../../test/kit.ts';

/** Time to create the deadlock before PostgreSQL looks for one, and less than the statement timeout. */
const DEADLOCK_TIMEOUT = '4s';

describe.runIf(inject('testDatabase').kind === 'postgres')('a deadlock', () => {
  let product: TestProduct;
  let other: pg.Client;
  beforeAll(async () => {
    product = await startProduct(TRACE);
    other = new pg.Client({ connectionString: product.databaseUrl });
    await other.connect();
    const name = other.escapeIdentifier(other.database ?? '');
    await other.query(`alter database ${name} set deadlock_timeout = '${DEADLOCK_TIMEOUT}'`);
    // The setting applies only to connections opened after this.
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // The other connection never times out, so PostgreSQL aborts the call's transaction.
    await other.query("set deadlock_timeout = '1h'");
  });
  afterAll(async () => {
    await other.end();
    await product.stop();
  });

  it('[A-082] fails the first call that it aborts with 5030 and Retry-After, and the next call succeeds', async () => {
    const user = await product.lab<{ id: string; token: string }>('POST', '/users', { preset: 'member' });
    const checkIn = () => product.call('clockIn', {}, { token: user.token });
    await other.query('begin');
    await other.query('lock table ledger_entries in share mode');
    const answer = checkIn();
    await untilCallWaits();
    await other.query('select id from users where id = $1 for update', [user.id]);
    const { status, code, msg, headers } = await answer;
    await other.query('rollback');
    expect({ status, code, msg }).toEqual({ status: 503, code: '5030', msg: CODES['5030'].msg });
    expect(headers['retry-after']).toBe('1');
    expect(product.logs.join()).toContain('deadlock detected');
    expect((await checkIn()).code).toBe('0000');
  });

  /** By now the call has locked the user's row and waits for the table. */
  async function untilCallWaits(): Promise<void> {
    const { rows } = await other.query(
      "select count(*)::int as n from pg_locks where not granted and relation = 'ledger_entries'::regclass",
    );
    if (rows[0].n === 0) return untilCallWaits();
  }
});
