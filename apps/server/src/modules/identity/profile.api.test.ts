import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

const DAY_MS = 86_400_000;
const PROFILE = '/api/user/profile';
const USER_CALLS = [PROFILE, '/centreapi/user/personal/information'];

interface LabUser {
  id: string;
  token: string;
  mobile: string;
}

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const makeUser = (wanted: object = {}) => product.lab<LabUser>('POST', '/users', wanted);
const readUser = async (token: string) => (await product.call('getProfile', {}, { token })).data.user;
const moveClock = (change: object) => product.lab('POST', '/clock', change);

describe('profile', () => {
  it('[A-065] has exactly the fields of the specification', async () => {
    const made = await makeUser({ nickName: '阿屿', vipDays: 31, vPower: 168, points: 600, ageDays: 400 });
    const before = Date.now() + 31 * DAY_MS;
    const answer = await product.call('getProfile', {}, { token: made.token });
    expect(answer).toMatchObject({ status: 200, code: '0000', msg: '成功' });
    const { vipInfo, vipMedal, headImgUrl, ...user } = answer.data.user;
    expect(user).toEqual({
      id: made.id,
      nickName: '阿屿',
      mobile: made.mobile,
      level: 3,
      newUser: false,
      score: 600,
      vipLevel: 3,
      changedValue: 168,
      isClock: false,
    });
    expect(headImgUrl).toMatch(/^\/content\/demo\/art\/avatars\/\d-96\.webp$/);
    expect(Object.keys(vipInfo)).toEqual(['expiredTime']);
    expect(vipInfo.expiredTime).toBeGreaterThan(before - 60_000);
    expect(vipInfo.expiredTime).toBeLessThanOrEqual(before);
    expect(vipMedal).toEqual({ name: '', endTime: null, imgUrl: '', isExpired: true });
  });

  it('[A-065] of a user who never was a member has no end', async () => {
    const user = await readUser((await makeUser()).token);
    expect(user.vipInfo.expiredTime).toBeNull();
    expect(user.vipMedal).toMatchObject({ endTime: null, isExpired: true });
    expect(user).toMatchObject({ vipLevel: 0, changedValue: 0, score: 0, newUser: true });
  });

  it.each([
    [5_499, 7],
    [5_500, 8],
    [9_999_999, 8],
  ])('[A-065] V power %i is level %i, never above 8', async (vPower, level) => {
    const user = await readUser((await makeUser({ vipDays: 1, vPower })).token);
    expect(user).toMatchObject({ vipLevel: level, level, changedValue: vPower });
  });

  it('[A-065] a user is new for seven days, to the millisecond', async () => {
    const { now } = await product.lab<{ now: number }>('POST', '/clock', { freeze: true });
    const { token } = await makeUser();
    const isNewAt = async (at: number) => {
      await moveClock({ now: at, freeze: true });
      return (await readUser(token)).newUser;
    };
    expect(await isNewAt(now + 7 * DAY_MS - 1)).toBe(true);
    expect(await isNewAt(now + 7 * DAY_MS)).toBe(false);
    await moveClock({ reset: true });
  });

  it('[A-065] the membership ends and V power falls with the business clock', async () => {
    const { now } = await product.lab<{ now: number }>('POST', '/clock', { freeze: true });
    const { token } = await makeUser({ vipDays: 3, vPower: 11 });
    const end = now + 3 * DAY_MS;
    const at = async (time: number) => {
      await moveClock({ now: time, freeze: true });
      const { vipInfo, vipLevel, changedValue } = await readUser(token);
      return [(vipInfo.expiredTime ?? 0) <= time, vipLevel, changedValue];
    };
    expect(await at(end - 1)).toEqual([false, 1, 11]);
    expect(await at(end)).toEqual([true, 1, 11]);
    expect(await at(end + DAY_MS - 1)).toEqual([true, 1, 11]);
    expect(await at(end + DAY_MS)).toEqual([true, 0, 9]);
    expect(await at(end + 6 * DAY_MS)).toEqual([true, 0, 0]);
    await moveClock({ reset: true });
  });

  it('[A-065] the VIP medal is the one of the highest level that was granted and has not expired', async () => {
    const { now } = await product.lab<{ now: number }>('POST', '/clock', { freeze: true });
    const { token } = await makeUser({ vipDays: 30, vPower: 150, points: 500 });
    const take = (level: number) => product.call('markLevelReward', { level }, { token });
    const medalAt = async (time: number) => {
      await moveClock({ now: time, freeze: true });
      const { vipMedal } = await readUser(token);
      const { data: medals } = await product.call('listMedals', {}, { token });
      const { name, imgUrl, endTime, isExpired } = medals.find((one) => one.name === vipMedal.name) ?? {};
      expect(vipMedal).toEqual({ name, imgUrl, endTime, isExpired });
      return [vipMedal.name, vipMedal.isExpired];
    };
    await product.call('exchange', { id: 'medal-moon' }, { token });
    expect((await readUser(token)).vipMedal.name).toBe('');
    await take(3);
    expect(await medalAt(now)).toEqual(['V3 会员勋章', false]);
    await moveClock({ now: now + 4 * DAY_MS, freeze: true });
    await take(2);
    expect(await medalAt(now + 5 * DAY_MS - 1)).toEqual(['V3 会员勋章', false]);
    expect(await medalAt(now + 5 * DAY_MS)).toEqual(['V2 会员勋章', false]);
    expect(await medalAt(now + 7 * DAY_MS)).toEqual(['V3 会员勋章', true]);
    expect((await readUser(token)).vipMedal.imgUrl).toMatch(/badges\/v3/);
    await moveClock({ reset: true });
  });

  it('[B-106] personal information answers the same user, mobile among the fields', async () => {
    const { token, mobile } = await makeUser({ preset: 'member' });
    const answer = await product.call('getPersonalInformation', {}, { token });
    expect(answer).toMatchObject({ status: 200, code: '0000' });
    expect(answer.data.user.mobile).toBe(mobile);
    expect(answer.data.user).toEqual(await readUser(token));
  });

  it('[A-065] two users see themselves and not each other', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    expect((await readUser(one.token)).id).toBe(one.id);
    expect((await readUser(other.token)).id).toBe(other.id);
  });
});

describe('not logged in', () => {
  const refused = { status: 200, code: '1024', msg: '未登录，请先登录', data: null };
  const ask = (url: string, headers: Record<string, string>) =>
    product.callRaw({ method: 'GET', path: url as `/${string}` }, {}, headers);

  it.each(USER_CALLS)('[B-108][B-106] %s without a token is 1024', async (url) => {
    expect(await ask(url, {})).toMatchObject(refused);
  });

  it.each([
    ['empty', ''],
    ['one word', 'token'],
    ['one of our form, of no session', `1njchs.${'a'.repeat(32)}`],
    ['a user id out of range', `${'z'.repeat(13)}.${'a'.repeat(32)}`],
    ['very long', 'a'.repeat(4_000)],
    ['quotes and SQL', `' or 1=1 --`],
    ['a NUL escape', '%00'],
    ['a bearer', `Bearer 1njchs.${'a'.repeat(32)}`],
  ])('[B-108] a token that is %s is 1024', async (_case, token) => {
    for (const url of USER_CALLS)
      expect(await ask(url, { token, authentication: token })).toMatchObject(refused);
  });

  it('[B-108] another user’s id in front of a token is 1024', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    const forged = other.token.replace(/^[^.]+/, one.token.split('.')[0] ?? '');
    expect(await ask(PROFILE, { token: forged })).toMatchObject(refused);
    expect(await ask(PROFILE, { token: other.token.toUpperCase() })).toMatchObject(refused);
    expect(await ask(PROFILE, { token: other.token.slice(0, -1) })).toMatchObject(refused);
  });

  it('[B-108] an expired token is 1024 exactly from its end, by the real clock', async () => {
    const { token, id } = await makeUser();
    const endAt = (when: string) =>
      product.foundation.database.exec(
        `update sessions set expires_at = now() + interval '${when}' where user_id = ${id}`,
      );
    await endAt('1 minute');
    expect((await ask(PROFILE, { token })).code).toBe('0000');
    await moveClock({ advanceMs: 400 * DAY_MS });
    expect((await ask(PROFILE, { token })).code).toBe('0000');
    await moveClock({ reset: true });
    await endAt('-1 second');
    expect(await ask(PROFILE, { token })).toMatchObject(refused);
  });

  it('[A-065] the header authentication accepts the same token, also beside an empty one', async () => {
    const { token, id } = await makeUser();
    for (const headers of [{ token }, { authentication: token }, { token: '', authentication: token }]) {
      const answer = await product.call('getProfile', {}, headers);
      expect(answer.data?.user.id, JSON.stringify(Object.keys(headers))).toBe(id);
    }
  });

  it.each([
    ['malformed JSON', 'application/json', '{"mobile":'],
    ['a body too large', 'application/json', JSON.stringify({ x: 'x'.repeat(70_000) })],
    ['an unsupported content type', 'application/xml', '<a/>'],
    ['input of the wrong type', 'application/json', '[1,2,3]'],
  ])('[B-108] 1024 comes before %s', async (_case, contentType, payload) => {
    const response = await product.app.inject({
      method: 'GET',
      url: `${PROFILE}?id=${'x'.repeat(3_000)}`,
      headers: { 'content-type': contentType, token: 'stale' },
      payload,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ code: '1024' });
  });
});
