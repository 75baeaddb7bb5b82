import { DAY_MS, SESSION_IDLE_MS, SESSION_LIFE_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { PATIENT } from '../../../test/patient.ts';
import { rowsOf } from '../../db/database.ts';
import { createSessionService } from './session.service.ts';

const HOUR_MS = 3_600_000;
/** Longer than any test takes. */
const MARGIN_MS = 10 * 60_000;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/124';
const UNKNOWN_ID = '0189c7a0-0000-4000-8000-000000000000';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const exec = (text: string) => product.foundation.database.exec(text);
const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));

async function logIn(mobile: string, headers: Record<string, string> = {}): Promise<string> {
  await exec('delete from sms_send_quotas');
  await product.call('sendLoginCode', { mobile }, headers);
  const answer = await product.call('login', { mobile, captcha: await product.readCode(mobile) }, headers);
  expect(answer.code).toBe('0000');
  return answer.data.token;
}
const codeOf = async (token: string) => (await product.call('getProfile', {}, { token })).code;
const list = async (token: string) => (await product.call('listSessions', {}, { token })).data.sessions;
const end = (token: string, id: string) => product.call('endSession', { id }, { token });
const logOut = (token: string) => product.call('logout', {}, { token });
const currentOf = async (token: string) => {
  const own = (await list(token)).find(({ isCurrent }) => isCurrent);
  if (!own) throw new Error('the list does not have the session that requests it');
  return own;
};
const idOf = async (token: string) => (await currentOf(token)).id;
const ago = (ms: number) => `now() - interval '${ms} milliseconds'`;
const seenAgo = (id: string, ms: number) =>
  exec(`update sessions set last_seen_at = ${ago(ms)} where id = '${id}'`);
const bornAgo = (id: string, ms: number) =>
  exec(
    `update sessions set created_at = ${ago(ms)}, expires_at = ${ago(ms - SESSION_LIFE_MS)} where id = '${id}'`,
  );

describe('the list of sessions', () => {
  it('[A-076] shows device, brand, client and time of each, the one used last first, and the current one', async () => {
    const mobile = newPhone();
    const before = Date.now();
    const phone = await logIn(mobile, { clientType: 'android_jxx', 'user-agent': IPHONE });
    const desktop = await logIn(mobile, { clientType: 'win_rrsp', 'user-agent': WINDOWS });
    await seenAgo(await idOf(phone), HOUR_MS / 2);
    const sessions = await list(desktop);
    expect(sessions).toMatchObject([
      { device: 'windows', brand: 'yujian', clientType: 'win_rrsp', isCurrent: true },
      { device: 'iphone', brand: 'jqq', clientType: 'android_jxx', isCurrent: false },
    ]);
    expect(sessions[0]?.createTime).toBeGreaterThanOrEqual(before);
    expect(sessions[1]?.lastSeenTime).toBeLessThan(sessions[0]?.lastSeenTime ?? 0);
    expect((await currentOf(phone)).device).toBe('iphone');
  });

  it('[A-076] has only the user’s own active ones, and needs a login', async () => {
    const [own, other] = [await logIn(newPhone()), await logIn(newPhone())];
    expect(await list(own)).toHaveLength(1);
    expect(await idOf(own)).not.toBe(await idOf(other));
    for (const call of ['listSessions', 'logout'] as const)
      expect((await product.call(call, {})).code).toBe('1024');
    expect((await product.call('endSession', { id: await idOf(own) })).code).toBe('1024');
    expect(await codeOf(own)).toBe('0000');
  });

  it('[A-076] an unknown user agent and client type are stored as unknown', async () => {
    const token = await logIn(newPhone(), { 'user-agent': 'x'.repeat(5_000), clientType: 'never-heard-of' });
    expect(await currentOf(token)).toMatchObject({ device: 'other', clientType: 'web', brand: 'yujian' });
  });
});

describe('logging out', () => {
  it('[A-076] ends this session and no other', async () => {
    const mobile = newPhone();
    const [first, second] = [await logIn(mobile), await logIn(mobile)];
    expect(await logOut(first)).toMatchObject({ status: 200, code: '0000', data: null });
    expect(await codeOf(first)).toBe('1024');
    expect((await logOut(first)).code).toBe('1024');
    expect(await codeOf(second)).toBe('0000');
    expect(await list(second)).toHaveLength(1);
  });

  it('[A-076] many at once end it once, and each is answered', async () => {
    const token = await logIn(newPhone());
    const answers = await Promise.all(Array.from({ length: 10 }, () => logOut(token)));
    for (const { code } of answers) expect(['0000', '1024']).toContain(code);
    expect(answers.some(({ code }) => code === '0000')).toBe(true);
    expect(await codeOf(token)).toBe('1024');
  });
});

describe('ending a session from another', () => {
  it('[A-076] ends the named one, and its token is invalid from then on', async () => {
    const mobile = newPhone();
    const [here, there] = [await logIn(mobile), await logIn(mobile)];
    const id = await idOf(there);
    expect(await end(here, id)).toMatchObject({ status: 200, code: '0000', data: null });
    expect(await codeOf(there)).toBe('1024');
    expect((await end(here, id)).code).toBe('2174');
    expect((await list(here)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('[A-076] may be the current one', async () => {
    const token = await logIn(newPhone());
    expect((await end(token, await idOf(token))).code).toBe('0000');
    expect(await codeOf(token)).toBe('1024');
  });

  it('[A-076] of another user is the same as an unknown one, and stays active', async () => {
    const [own, other] = [await logIn(newPhone()), await logIn(newPhone())];
    const theirs = await end(own, await idOf(other));
    expect(theirs).toMatchObject({ status: 200, code: '2174' });
    expect(theirs.body).toBe((await end(own, UNKNOWN_ID)).body);
    expect(await codeOf(other)).toBe('0000');
  });

  it.each([[''], ['1'], ["' or 1=1"], [null], [['a']]])('[A-076] an id like %j is refused', async (id) => {
    const token = await logIn(newPhone());
    expect((await end(token, id as string)).code).toBe('4000');
    expect(await list(token)).toHaveLength(1);
  });

  it('[A-076] succeeds for one of several concurrent callers', async () => {
    const mobile = newPhone();
    const [here, there] = [await logIn(mobile), await logIn(mobile)];
    const id = await idOf(there);
    const answers = await Promise.all(Array.from({ length: 10 }, () => end(here, id)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '2174')).toHaveLength(9);
  });

  it('[A-076] two that end each other at once never leave an ended one active', async () => {
    const mobile = newPhone();
    const [one, two] = [await logIn(mobile), await logIn(mobile)];
    const [idOfOne, idOfTwo] = [await idOf(one), await idOf(two)];
    const answers = await Promise.all([end(one, idOfTwo), end(two, idOfOne)]);
    const after = [await codeOf(two), await codeOf(one)];
    for (const [at, { code }] of answers.entries()) expect(after[at]).toBe(code === '0000' ? '1024' : '0000');
  });
});

describe('polls are answered from memory', () => {
  it('[A-076] which drops an ended session at once, and in every other process too', async () => {
    const { clock, database } = product.foundation;
    // The memory of another process; nothing refreshes it here.
    const neighbour = createSessionService({ db: database.db, clock });
    await neighbour.listenForEnds(database);
    const mobile = newPhone();
    const [here, there, bystander] = [await logIn(mobile), await logIn(mobile), await logIn(newPhone())];
    const { accounts } = product.services;
    for (const { authenticatePoll } of [accounts, neighbour])
      for (const token of [here, there, bystander]) expect(await authenticatePoll(token)).toBeDefined();
    expect((await end(here, await idOf(there))).code).toBe('0000');
    expect(await accounts.authenticatePoll(there)).toBeUndefined();
    await expect.poll(() => neighbour.authenticatePoll(there), PATIENT).toBeUndefined();
    expect((await logOut(here)).code).toBe('0000');
    expect(await accounts.authenticatePoll(here)).toBeUndefined();
    await expect.poll(() => neighbour.authenticatePoll(here), PATIENT).toBeUndefined();
    expect(await neighbour.authenticatePoll(bystander)).toBeDefined();
  });
});

describe('expiry of a session', () => {
  it.each([
    ['is valid for 30 days without use', SESSION_IDLE_MS - MARGIN_MS, '0000'],
    ['has ended after 30 days without use', SESSION_IDLE_MS, '1024'],
  ])('[A-076] it %s', async (_case, idleMs, code) => {
    const mobile = newPhone();
    const token = await logIn(mobile);
    await seenAgo(await idOf(token), idleMs);
    expect(await codeOf(token)).toBe(code);
    // Another call does not revive an ended one, and keeps an active one.
    expect(await codeOf(token)).toBe(code);
    const listed = await list(await logIn(mobile));
    expect(listed).toHaveLength(code === '0000' ? 2 : 1);
  });

  it.each([
    ['lasts 90 days when it is used', SESSION_LIFE_MS - MARGIN_MS, '0000'],
    ['ends after 90 days, even if used', SESSION_LIFE_MS, '1024'],
  ])('[A-076] it %s', async (_case, ageMs, code) => {
    const mobile = newPhone();
    const token = await logIn(mobile);
    const id = await idOf(token);
    await bornAgo(id, ageMs);
    expect(await codeOf(token)).toBe(code);
    const other = await logIn(mobile);
    expect(await list(other)).toHaveLength(code === '0000' ? 2 : 1);
    expect((await end(other, id)).code).toBe(code === '0000' ? '0000' : '2174');
  });

  it('[A-076] no session lives longer, whatever is written', async () => {
    const token = await logIn(newPhone());
    const late = `update sessions set expires_at = created_at + interval '${SESSION_LIFE_MS + 1} milliseconds'`;
    await expect(exec(`${late} where id = '${await idOf(token)}'`)).rejects.toThrow(/sessions_end_in_time/);
  });

  it('[A-076] the business clock ends none', async () => {
    const token = await logIn(newPhone());
    await product.lab('POST', '/clock', { advanceMs: 400 * DAY_MS });
    expect(await codeOf(token)).toBe('0000');
    await product.lab('POST', '/clock', { reset: true });
  });
});

describe('when a session was last seen', () => {
  const seenOf = async (id: string) =>
    (await query<{ seen: string }>(`select last_seen_at::text as seen from sessions where id = '${id}'`))[0]
      ?.seen;

  it('[A-076] is written once it is an hour old, and not before', async () => {
    const token = await logIn(newPhone());
    const id = await idOf(token);
    await seenAgo(id, HOUR_MS - MARGIN_MS);
    const young = await seenOf(id);
    await codeOf(token);
    expect(await seenOf(id)).toBe(young);
    await seenAgo(id, HOUR_MS);
    const old = await seenOf(id);
    const before = Date.now();
    await Promise.all(Array.from({ length: 10 }, () => codeOf(token)));
    expect(await seenOf(id)).not.toBe(old);
    expect((await currentOf(token)).lastSeenTime).toBeGreaterThanOrEqual(before);
  });

  it('[A-076] calls of one user never mark the session of another', async () => {
    const [own, other] = [await logIn(newPhone()), await logIn(newPhone())];
    const [ownId, otherId] = [await idOf(own), await idOf(other)];
    await seenAgo(ownId, 2 * HOUR_MS);
    await seenAgo(otherId, 2 * HOUR_MS);
    const theirs = await seenOf(otherId);
    await codeOf(own);
    expect(await seenOf(otherId)).toBe(theirs);
  });
});
