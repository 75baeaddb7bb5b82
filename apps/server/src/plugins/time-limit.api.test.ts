import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../test/kit.ts';
import { ownTimeOf } from '../../test/own-time.ts';

/** PGlite has one connection, so a second one cannot stall it: PostgreSQL only. */
const isPostgres = inject('testDatabase').kind === 'postgres';
const LIMIT_MS = 10_000;

interface Timed {
  status: number;
  code: string;
  ms: number;
}

describe.runIf(isPostgres)('a stalled database', () => {
  let product: TestProduct;
  let token: string;
  beforeAll(async () => {
    product = await startProduct();
    ({ token } = await product.lab<{ token: string }>('POST', '/users', {}));
  });
  afterAll(() => product.stop());

  /** Locks a table from another connection, so that every reader waits. */
  async function lock(table: string): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: product.databaseUrl ?? '' });
    await client.connect();
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    return () => client.end();
  }

  async function timed(url: string, payload?: object): Promise<Timed> {
    const { result: response, ms } = await ownTimeOf(() =>
      product.app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers: { token },
        ...(payload ? { payload } : {}),
      }),
    );
    const body = response.headers['content-type']?.startsWith('application/json') ? response.json() : {};
    return { status: response.statusCode, code: body.code, ms };
  }

  it('[A-108][A-082] is 5030 within 10 s for every kind of call', async () => {
    const unlock = await Promise.all(
      ['sms_send_quotas', 'claim_channels', 'image_captchas', 'memberships'].map(lock),
    );
    const answers = await Promise.all([
      timed('/api/web_pay/user/send/code', { mobile: newPhone() }),
      timed('/api/outside/vip/config?channel=campus-30'),
      timed('/centreapi/auth/imgCode?uuid=stalled'),
      timed('/api/user/profile'),
    ]);
    await Promise.all(unlock.map((end) => end()));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, code: '5030' });
      expect(answer.ms).toBeLessThan(LIMIT_MS);
      expect(answer.ms).toBeGreaterThan(5_000);
    }
    expect(await timed('/api/user/profile')).toMatchObject({ status: 200, code: '0000' });
    expect(await timed('/api/outside/vip/config?channel=campus-30')).toMatchObject({
      status: 200,
      code: '0000',
    });
  });

  it('[A-108] consecutive stalls still answer within 10 s', async () => {
    const [freeSessions, freeMemberships] = await Promise.all([lock('sessions'), lock('memberships')]);
    const asked = timed('/api/user/profile');
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await freeSessions();
    const answer = await asked;
    await freeMemberships();
    expect(answer).toMatchObject({ status: 503, code: '5030' });
    expect(answer.ms).toBeLessThan(LIMIT_MS);
  });

  it('[A-108] more callers than connections are all answered within 10 s', async () => {
    const unlock = await lock('claim_channels');
    const channels = Array.from({ length: 40 }, (_, n) => `no-such-${n}`);
    const answers = await Promise.all(
      channels.map((channel) => timed(`/api/outside/vip/config?channel=${channel}`)),
    );
    await unlock();
    expect(answers.filter(({ code }) => code !== '5030')).toEqual([]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LIMIT_MS);
  });
});
