import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BRANDS, CLIENT_TYPES } from '@juban/catalog';
import { CODES } from '@juban/contract';
import { allTexts } from '@juban/contract/texts/index';
import { openValue, sealValue, signRequest } from '@juban/wire';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../test/kit.ts';
import { PATIENT } from '../../test/patient.ts';
import { compose, openFoundation } from '../composition.ts';
import { readConfig } from '../config.ts';
import { rowsOf } from '../db/database.ts';
import { labPlugin } from './lab.ts';

const DAY_MS = 86_400_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

interface LabUser {
  id: string | null;
  token: string | null;
  mobile: string;
}
const makeUser = (input: object) => product.lab<LabUser>('POST', '/users', input);
const userOf = async ({ token }: LabUser) =>
  (await product.call('getProfile', {}, { token: token ?? '' })).data.user;
const post = async (path: string, payload: unknown) => {
  const url = `/lab/api${path}`;
  const response = await product.app.inject({ method: 'POST', url, payload: payload as object });
  return { status: response.statusCode, ...response.json() };
};

describe('info', () => {
  it('[A-103] answers environment, database, sandbox, version and business time', async () => {
    const info = await product.lab<Record<string, unknown>>('GET', '/info');
    expect(info).toMatchObject({
      appEnv: 'demo',
      database: inject('testDatabase').kind,
      sandboxUrl: `http://127.0.0.1:${inject('sandboxPort')}`,
    });
    expect(info.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Math.abs(Number(info.now) - Date.now())).toBeLessThan(5_000);
  });

  it('[A-103] answers ids to try: an open, a future and an ended channel', async () => {
    const demo = await product.lab<Record<string, never>>('GET', '/demo');
    expect(demo).toMatchObject({
      claimChannels: { open: 'campus-30', future: 'sunset-7', ended: 'moon-15' },
      brands: Object.keys(BRANDS),
      clientTypes: CLIENT_TYPES.map(({ id }) => id),
    });
  });

  it('[A-103] answers goods to order by client type, and keys of agreements', async () => {
    const demo = await product.lab<{ goods: Record<string, string[]>; agreements: string[] }>('GET', '/demo');
    expect(Object.keys(demo.goods)).toEqual(CLIENT_TYPES.map(({ id }) => id));
    for (const codes of Object.values(demo.goods)) expect(codes.length).toBeGreaterThanOrEqual(3);
    expect(demo.goods.android_jxx?.[0]).toBe('jqq_android_month');
    expect(demo.agreements).toContain('ddsp_renewal');
  });

  it('[A-103] answers goods of the mall: days, a medal and one that is sold out', async () => {
    const demo = await product.lab<Record<string, never>>('GET', '/demo');
    expect(demo).toMatchObject({
      mallGoods: { vip: 'vip-1', medal: 'medal-premiere', soldOut: 'medal-leaf' },
    });
  });

  it('[A-103] answers every text by its key', async () => {
    expect(await product.lab('GET', '/texts')).toEqual(allTexts());
  });
});

describe('users', () => {
  it('[A-103] visitor: a mobile, no account', async () => {
    const visitor = await makeUser({ preset: 'visitor' });
    expect(visitor).toMatchObject({ id: null, token: null });
    expect(visitor.mobile).toMatch(/^1[3-9]\d{9}$/);
  });

  it('[A-103] newUser: new, never a member', async () => {
    for (const input of [{ preset: 'newUser' }, {}]) {
      const user = await userOf(await makeUser(input));
      expect(user).toMatchObject({ newUser: true, vipLevel: 0, score: 0, vipInfo: { expiredTime: null } });
    }
  });

  it('[A-103] member: active, an account of 400 days', async () => {
    const made = await makeUser({ preset: 'member' });
    const user = await userOf(made);
    expect(user).toMatchObject({ newUser: false, vipLevel: 3 });
    expect(user.vipInfo.expiredTime).toBeGreaterThan(Date.now());
    expect(user.score).toBeGreaterThan(0);
    const { rows } = (await product.foundation.database.db.execute(
      `select extract(epoch from now() - registered_at) / 86400 as days from users where id = ${made.id}`,
    )) as unknown as { rows: Array<{ days: string }> };
    expect(Number(rows[0]?.days)).toBeCloseTo(400, 1);
  });

  it('[A-103] expired: ended days ago, V power left and falling', async () => {
    const user = await userOf(await makeUser({ preset: 'expired' }));
    expect(user.vipInfo.expiredTime).toBeLessThan(Date.now());
    expect(user).toMatchObject({ changedValue: 60, vipLevel: 2 });
  });

  it('[A-103] permanent: no end before 2100', async () => {
    const user = await userOf(await makeUser({ preset: 'permanent' }));
    expect(user.vipInfo.expiredTime).toBeGreaterThan(Date.parse('2099-12-31T23:59:59+08:00'));
  });

  it('[A-103] v8: the highest level', async () => {
    const user = await userOf(await makeUser({ preset: 'v8' }));
    expect(user.vipLevel).toBe(8);
    expect(user.vipInfo.expiredTime).toBeGreaterThan(Date.now());
  });

  it('[A-103] prefers explicit values over the preset', async () => {
    const mobile = newPhone();
    const made = await makeUser({
      preset: 'member',
      mobile: `+86 ${mobile}`,
      nickName: '小满',
      vipDays: 2,
      vPower: 700,
      points: 0,
      ageDays: 0,
      clientType: 'tthj',
    });
    expect(made.mobile).toBe(mobile);
    const user = await userOf(made);
    expect(user).toMatchObject({ nickName: '小满', mobile, vipLevel: 5, score: 0, newUser: true });
    expect(user.vipInfo.expiredTime).toBeLessThan(Date.now() + 2 * DAY_MS + 1_000);
  });

  it.each([
    { preset: 'nobody' },
    { mobile: '123' },
    { nickName: '' },
    { nickName: 'x'.repeat(33) },
    { vipDays: 1.5 },
    { vPower: -1 },
    { points: 10_000_001 },
    { ageDays: -1 },
  ])('[A-103] %j is 4000 in Chinese with the field, and creates no user', async (input) => {
    const msg = `${CODES['4000'].msg}（${Object.keys(input)[0]}）`;
    expect(await post('/users', input)).toMatchObject({ status: 400, code: '4000', msg });
  });

  it('[A-103] violate no invariant', async () => {
    const { violations, checked } = await product.lab<{
      violations: unknown[];
      checked: Array<{ rows: number }>;
    }>('GET', '/verify');
    expect(violations).toEqual([]);
    expect(checked.length).toBeGreaterThan(5);
    expect(checked.filter(({ rows }) => rows > 0).length).toBeGreaterThan(2);
  });
});

describe('inbox', () => {
  it('[A-103] shows codes newest first, with purpose and time', async () => {
    const phone = newPhone();
    await product.call('sendClaimCode', { mobile: phone, channel: 'campus-30' });
    await product.foundation.database.exec('delete from sms_send_quotas');
    await product.call('sendLoginCode', { mobile: phone });
    const inbox = await product.lab<Array<{ code: string; purpose: string; at: number }>>(
      'GET',
      `/sms?mobile=${phone}`,
    );
    expect(inbox.map(({ purpose }) => purpose)).toEqual(['login', 'claim']);
    expect(inbox[0]?.at).toBeGreaterThanOrEqual(inbox[1]?.at ?? Infinity);
    for (const { code } of inbox) expect(code).toMatch(/^\d{6}$/);
    expect(await product.lab('GET', `/sms?mobile=${encodeURIComponent(`+86 ${phone}`)}`)).toEqual(inbox);
  });

  it('[A-103] an unknown captcha or challenge is 4040', async () => {
    for (const path of ['/captcha?uuid=none', '/risk?challenge=none']) {
      expect(await product.lab('GET', path)).toMatchObject({ code: '4040' });
    }
    expect(await product.lab('GET', '/captcha')).toMatchObject({ code: '4000' });
  });

  it('[A-102] unanswered puzzles, newest first', async () => {
    const ask = async () => (await product.call('getRiskChallenge', {})).data.challenge;
    const first = await ask();
    const second = await ask();
    const risks = () => product.lab<Array<{ challenge: string; answer: number }>>('GET', '/risks');
    const open = await risks();
    expect(open.slice(0, 2).map(({ challenge }) => challenge)).toEqual([second, first]);
    const { answer } = open[0] ?? { answer: -1 };
    expect(await product.lab('GET', `/risk?challenge=${second}`)).toEqual({ answer });
    expect((await product.call('answerRisk', { challenge: second, x: answer })).code).toBe('0000');
    expect((await risks())[0]?.challenge).toBe(first);
  });
});

describe('wire', () => {
  it('[A-103][A-080] signs by the recipe, for the time given or now', async () => {
    const request = { clientType: 'Android', path: '/api/app/drama/page', params: { dramaId: '1' } };
    const t = 1_767_225_600_000;
    expect(await product.lab('POST', '/sign', { ...request, t })).toEqual({
      t,
      sign: signRequest({ ...request, t }),
    });
    const now = await product.lab<{ t: number; sign: string }>('POST', '/sign', request);
    expect(Math.abs(now.t - Date.now())).toBeLessThan(5_000);
    expect(now.sign).toBe(signRequest({ ...request, t: now.t }));
  });

  it('[A-103][A-078] encrypts and decrypts by the recipe', async () => {
    const sealed = await product.lab<{ value: string }>('POST', '/encrypt', {
      clientType: 'hjsp',
      value: '剧 🎬',
      keyId: 2,
    });
    expect(await openValue('hjsp', sealed.value)).toBe('剧 🎬');
    const value = await sealValue('hjsp', '13812345678');
    expect(await product.lab('POST', '/decrypt', { clientType: 'hjsp', value })).toEqual({
      value: '13812345678',
    });
  });

  it.each([
    ['/sign', {}],
    ['/sign', { path: '/x', params: { q: '\ud83c' } }],
    ['/encrypt', { clientType: 'web' }],
    ['/encrypt', { clientType: 'web', value: 'x', keyId: 77 }],
    ['/decrypt', { clientType: 'web', value: 'junk' }],
    ['/decrypt', { value: 5 }],
  ])('[A-103] %s of %j is 4000', async (path, payload) => {
    expect(await post(path, payload)).toMatchObject({ status: 400, code: '4000' });
  });
});

describe('a failing sandbox', () => {
  it('[A-103] is a clear refusal, not an inbox', async () => {
    const broken = createServer((_request, response) => void response.writeHead(503).end('{}'));
    await new Promise<void>((resolve) => void broken.listen(0, '127.0.0.1', resolve));
    const { port } = broken.address() as AddressInfo;
    const other = await startProduct({ SANDBOX_PORT: String(port) });
    expect(await other.lab('GET', '/sms')).toMatchObject({ code: '4090', msg: '沙箱拒绝：503' });
    await other.stop();
    broken.close();
  });
});

describe('clock', () => {
  const clock = (change?: object) =>
    product.lab<{ now: number; frozen: boolean }>(change ? 'POST' : 'GET', '/clock', change);
  const near = (time: number) => ({ from: time - 100, to: time + 3_000 });
  const expectNear = (now: number, time: number) => {
    expect(now).toBeGreaterThanOrEqual(near(time).from);
    expect(now).toBeLessThan(near(time).to);
  };

  it('[A-103] moves, freezes, continues from its time, and is reset', async () => {
    expectNear((await clock({ advanceMs: DAY_MS })).now, Date.now() + DAY_MS);
    expectNear((await clock({ advanceMs: -2 * DAY_MS })).now, Date.now() - DAY_MS);
    const at = Date.parse('2030-01-01T00:00:00+08:00');
    expect(await clock({ now: at, freeze: true })).toEqual({ now: at, frozen: true });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await clock()).toEqual({ now: at, frozen: true });
    expect(await clock({ advanceMs: 1 })).toEqual({ now: at + 1, frozen: true });
    expectNear((await clock({ freeze: false })).now, at + 1);
    expect((await clock()).frozen).toBe(false);
    expectNear(
      (await clock({ now: '2031-05-01T00:00:00+08:00' })).now,
      Date.parse('2031-05-01T00:00:00+08:00'),
    );
    expectNear((await clock({ reset: true })).now, Date.now());
    expectNear((await product.lab<{ now: number }>('GET', '/info')).now, Date.now());
  });

  it.each([
    { now: 'junk' },
    { now: -1 },
    { now: 9e15 },
    { advanceMs: '5' },
    { advanceMs: 1e300 },
    { freeze: 'yes' },
  ])('[A-103] %j is 4000 and moves nothing', async (change) => {
    const msg = `${CODES['4000'].msg}（${Object.keys(change)[0]}）`;
    expect(await post('/clock', change)).toMatchObject({ status: 400, code: '4000', msg });
    expectNear((await clock()).now, Date.now());
  });

  it('[A-103] concurrent moves add up', async () => {
    await clock({ now: Date.parse('2030-01-01T00:00:00+08:00'), freeze: true });
    const { now: start } = await clock();
    const days = [1, 2, 3, 4, 5, 6, 7, 8];
    await Promise.all(days.map((count) => clock({ advanceMs: count * DAY_MS })));
    expect((await clock()).now).toBe(start + 36 * DAY_MS);
    await clock({ reset: true });
  });

  it('[A-103] steps that lead out of range are 4000, and the last one moves nothing', async () => {
    const at = Date.parse('2200-01-01T00:00:00+08:00');
    await clock({ now: at, freeze: true });
    const msg = `${CODES['4000'].msg}（advanceMs）`;
    expect(await post('/clock', { advanceMs: 36_600 * DAY_MS })).toMatchObject({
      status: 400,
      code: '4000',
      msg,
    });
    expect(await clock()).toEqual({ now: at, frozen: true });
    await clock({ reset: true });
  });

  it.runIf(inject('testDatabase').kind === 'postgres')(
    '[A-103] shows the same time in every process of a database',
    async () => {
      const env = { DATABASE_URL: product.databaseUrl ?? '', SANDBOX_PORT: '1', LOG_LEVEL: 'silent' };
      const other = await compose(await openFoundation(readConfig(env, 'demo')));
      await other.app.register(labPlugin, { product: other });
      const at = Date.parse('2033-03-03T03:03:03+08:00');
      await clock({ now: at, freeze: true });
      const there = async () => (await other.app.inject({ url: '/lab/api/clock' })).json();
      await vi.waitFor(async () => expect(await there()).toEqual({ now: at, frozen: true }), PATIENT);
      await other.app.inject({ method: 'POST', url: '/lab/api/clock', payload: { reset: true } });
      await vi.waitFor(async () => expectNear((await clock()).now, Date.now()), PATIENT);
      await other.app.close();
    },
  );
});

describe('reset', () => {
  it('[A-103] applies the demo pack again, removes users and sessions, and resets the clock', async () => {
    const { token, mobile } = await makeUser({ preset: 'member' });
    await product.lab('POST', '/clock', { advanceMs: 30 * DAY_MS, freeze: true });
    await product.foundation.database.exec("update claim_channels set title = 'x', days = 1");
    expect(await product.lab('POST', '/reset')).toEqual({ ok: true });
    expect((await product.call('getProfile', {}, { token: token ?? '' })).code).toBe('1024');
    expect(await product.lab('GET', '/clock')).toMatchObject({ frozen: false });
    await vi.waitFor(async () => {
      const { data } = await product.call('getClaimConfig', { channel: 'campus-30' });
      expect(data).toMatchObject({ days: 30, inActivityTime: true });
    }, PATIENT);
    expect((await userOf(await makeUser({ mobile }))).newUser).toBe(true);
  });

  it('[A-103] applies the pack again if the saved copy is of another day, schema or pack', async () => {
    const { exec } = product.foundation.database;
    const readChannels = async () =>
      rowsOf(await product.foundation.database.db.execute('select * from claim_channels order by channel'));
    const before = await readChannels();
    const stale = [
      "update lab_template.content_packs set applied_at = applied_at - interval '1 day'",
      "update lab_template.content_packs set hash = 'of another pack'",
      'delete from lab_template.schema_migrations',
      'drop schema lab_template cascade',
    ];
    for (const statement of stale) {
      await exec(`${statement}; update claim_channels set title = 'x'`);
      expect(await product.lab('POST', '/reset')).toEqual({ ok: true });
      expect(await readChannels(), statement).toEqual(before);
    }
    await exec("update claim_channels set title = 'x'");
    expect(await product.lab('POST', '/reset')).toEqual({ ok: true });
    expect(await readChannels(), 'from the copy').toEqual(before);
  });
});
