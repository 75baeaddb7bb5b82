import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';

const HOME = '127.0.0.1';
const OTHER_NETWORK = '203.0.113.20';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A phone that always gets the check. */
const checkedPhone = () => `${newPhone().slice(0, 7)}3001`;
const inboxOf = async (phone: string) => (await product.lab<unknown[]>('GET', `/sms?mobile=${phone}`)).length;

async function call(method: 'GET' | 'POST', url: string, payload?: object, remoteAddress = HOME) {
  const response = await product.app.inject({ method, url, remoteAddress, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, ...(response.json() as { code: string; data: never }) };
}
const send = (mobile: string, rid?: string, address = HOME) =>
  call('POST', '/api/web_pay/user/send/code', { mobile, ...(rid === undefined ? {} : { rid }) }, address);

async function earnRid(address = HOME): Promise<string> {
  const asked = await call('GET', '/api/risk/challenge', undefined, address);
  const { challenge } = asked.data as { challenge: string };
  const { answer: x } = await product.lab<{ answer: number }>('GET', `/risk?challenge=${challenge}`);
  const solved = await call('POST', '/api/risk/answer', { challenge, x }, address);
  expect(solved.code).toBe('0000');
  return (solved.data as { rid: string }).rid;
}

const wanted = { status: 200, code: '3001', msg: '请先完成安全验证', data: { verificationCode: 3001 } };

describe('a send that requires the check', () => {
  it('[B-082] answers verificationCode 3001 and sends nothing', async () => {
    const phone = checkedPhone();
    expect(await send(phone)).toMatchObject(wanted);
    expect(await inboxOf(phone)).toBe(0);
  });

  it('[B-082] a rid allows one send', async () => {
    const rid = await earnRid();
    const [first, second] = [checkedPhone(), checkedPhone()];
    expect(await send(first, rid)).toMatchObject({ status: 200, code: '0000', data: null });
    expect(await inboxOf(first)).toBe(1);
    expect(await send(second, rid)).toMatchObject(wanted);
    expect(await inboxOf(second)).toBe(0);
  });

  it('[B-082] one rid used by many at once allows one', async () => {
    const rid = await earnRid();
    const phones = Array.from({ length: 5 }, checkedPhone);
    const codes = (await Promise.all(phones.map((phone) => send(phone, rid)))).map(({ code }) => code);
    expect(codes.sort()).toEqual(['0000', '3001', '3001', '3001', '3001']);
  });

  it('[B-082] a rid lives two minutes by the real clock', async () => {
    const endIn = (left: string) =>
      product.foundation.database.exec(`update risk_passes set expires_at = now() + interval '${left}'`);
    const before = Date.now();
    const early = await earnRid();
    const { rows } = (await product.foundation.database.db.execute(
      'select (extract(epoch from max(expires_at)) * 1000)::float8 as ms from risk_passes',
    )) as unknown as { rows: Array<{ ms: number }> };
    expect(rows[0]?.ms).toBeGreaterThanOrEqual(before + 120_000);
    expect(rows[0]?.ms).toBeLessThanOrEqual(Date.now() + 120_000);
    await endIn('2 s');
    await product.lab('POST', '/clock', { advanceMs: 3_600_000 });
    expect((await send(checkedPhone(), early)).code).toBe('0000');
    await product.lab('POST', '/clock', { reset: true });
    const late = await earnRid();
    await endIn('-1 ms');
    expect(await send(checkedPhone(), late)).toMatchObject(wanted);
  });

  it('[B-082] expired checks and rids are deleted as new ones are made', async () => {
    const { db, exec } = product.foundation.database;
    const past = "now() - interval '1 s'";
    await exec(`insert into risk_challenges values ('ended', 1, '', ${past});
      insert into risk_passes values ('ended', '', ${past});
      insert into risk_misses values ('ended', '{}', ${past})`);
    await earnRid();
    const left = `select id from risk_challenges where expires_at <= now()
      union all select rid_hash from risk_passes where expires_at <= now()
      union all select requester from risk_misses where expires_at <= now()`;
    expect(rowsOf(await db.execute(left))).toEqual([]);
  });

  it('[B-082] a rid earned at another address does not pass', async () => {
    const rid = await earnRid(OTHER_NETWORK);
    expect(await send(checkedPhone(), rid, HOME)).toMatchObject(wanted);
    expect((await send(checkedPhone(), rid, OTHER_NETWORK)).code).toBe('0000');
  });

  it.each(['wrong', 'x'.repeat(32), '1'])('[B-082] the invalid rid %j does not pass', async (rid) => {
    expect(await send(checkedPhone(), rid)).toMatchObject(wanted);
  });

  it('[B-082] a wrong rid is refused even for a phone that needs none', async () => {
    const phone = newPhone();
    expect(await send(phone, 'wrong')).toMatchObject(wanted);
    expect(await inboxOf(phone)).toBe(0);
    expect((await send(phone)).code).toBe('0000');
  });

  it('[B-082] an address with many sends gets the check too', async () => {
    const address = '203.0.113.99';
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1) codes.push((await send(newPhone(), undefined, address)).code);
    expect(codes).toEqual(['0000', '0000', '0000', '0000', '0000', '3001']);
    expect((await send(newPhone(), await earnRid(address), address)).code).toBe('0000');
  });
});

describe('codes for claims', () => {
  const sendClaim = (mobile: string, rid?: string, address = HOME) =>
    call(
      'POST',
      '/api/outside/vip/sendCaptchaSms',
      { mobile, channel: 'campus-30', ...(rid === undefined ? {} : { rid }) },
      address,
    );

  it('[B-082] twenty sends of one address reach the carrier five times, then require the check', async () => {
    const address = '203.0.113.120';
    const phones = Array.from({ length: 20 }, newPhone);
    const answers = await Promise.all(phones.map((phone) => sendClaim(phone, undefined, address)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === '0000')).toHaveLength(5);
    expect(codes.filter((code) => code === '3001')).toHaveLength(15);
    const inboxes = await Promise.all(phones.map(inboxOf));
    expect(inboxes.filter((sent) => sent > 0)).toHaveLength(5);
    expect((await sendClaim(newPhone(), await earnRid(address), address)).code).toBe('0000');
  });

  it('[B-082] count together with codes for logins', async () => {
    const address = '203.0.113.121';
    const codes: string[] = [];
    for (let n = 0; n < 3; n += 1) codes.push((await send(newPhone(), undefined, address)).code);
    for (let n = 0; n < 3; n += 1) codes.push((await sendClaim(newPhone(), undefined, address)).code);
    expect(codes).toEqual(['0000', '0000', '0000', '0000', '0000', '3001']);
  });

  it('[B-082] require the check for a phone that always gets it, and accept its rid once', async () => {
    const phone = checkedPhone();
    expect(await sendClaim(phone)).toMatchObject(wanted);
    const rid = await earnRid();
    expect((await sendClaim(phone, rid)).code).toBe('0000');
    expect((await sendClaim(checkedPhone(), rid)).code).toBe('3001');
  });
});
