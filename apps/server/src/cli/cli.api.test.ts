import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startProduct, type TestProduct } from '../../test/kit.ts';

const isPostgres = inject('testDatabase').kind === 'postgres';

/** The embedded database takes one process, so the commands are run beside the product on PostgreSQL. */
describe.runIf(isPostgres)('commands', { timeout: 90_000 }, () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    await product.lab('POST', '/users', { preset: 'member' });
  });
  afterAll(() => product.stop());

  function run(
    command: string,
    ...args: string[]
  ): Promise<{ status: number | null; out: string; err: string }> {
    const env = { PATH: process.env.PATH ?? '', DATABASE_URL: product.databaseUrl ?? '' };
    const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], { env });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    return new Promise((resolve) => {
      child.once('close', (status) => resolve({ status, out, err }));
    });
  }

  it('[A-103] verify lists what it checked and ends well', async () => {
    const { status, out } = await run('verify');
    expect(out).toMatch(/^checked [1-9]\d* rows: ledger sum is the balance$/m);
    expect(out).toContain('0 violations');
    expect(status).toBe(0);
  });

  it('[A-103] verify names what is broken and ends with 1', async () => {
    await product.foundation.database.exec('update ledger_balances set balance = balance + 1');
    const { status, out, err } = await run('verify');
    await product.foundation.database.exec('update ledger_balances set balance = balance - 1');
    expect(err).toContain('BROKEN ledger sum is the balance');
    expect(out).toContain('1 violations');
    expect(status).toBe(1);
  });

  it('migrate says what it did', async () => {
    expect(await run('migrate')).toMatchObject({ status: 0, out: 'nothing to migrate\n', err: '' });
  });

  it('orders says what it can do, and that it does not know an order', async () => {
    const [usage, missing, none] = await Promise.all([
      run('orders', 'burn', '1'),
      run('orders', 'show', '26111509120012345100000001'),
      run('orders', 'contracts', '100000001'),
    ]);
    expect(none).toMatchObject({ status: 0, out: 'nothing to do\n' });
    expect(usage.status).toBe(1);
    expect(usage.err).toMatch(/^usage: npm run orders -- show\|replay\|refund\|reconcile\|verify/);
    expect(missing).toMatchObject({ status: 1, err: 'there is no order 26111509120012345100000001\n' });
  });

  it('content plans and applies a pack', async () => {
    const planned = await run('content', 'plan', 'demo');
    expect(planned).toMatchObject({ status: 0, err: '' });
    expect(planned.out).toMatch(/^same {3}claim-channels campus-30$/m);
    await product.foundation.database.exec("update claim_channels set title = 'x' where channel = 'moon-15'");
    const applied = await run('content', 'apply', 'demo');
    expect(applied.out).toContain('content demo: 1 of 1, claim-channels moon-15\ncontent demo: applied');
  });

  it('content names what it cannot do', async () => {
    const [usage, missing] = await Promise.all([
      run('content', 'burn', 'demo'),
      run('content', 'apply', 'none'),
    ]);
    expect(usage).toMatchObject({ status: 1, err: 'usage: npm run content -- plan|apply <pack>\n' });
    expect(missing.status).toBe(1);
    expect(missing.err).toMatch(/^there is no content pack "none" in .*\n$/);
  });
});
