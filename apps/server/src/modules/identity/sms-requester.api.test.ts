import { randomBytes } from 'node:crypto';
import { SMS_CODE_TRIES, SMS_GUESSES_PER_HOUR } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';

type Headers = Record<string, string>;

const CHANNEL = 'campus-30';
const WITHOUT_IDS: Headers = {};

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));
/** A browser that has the cookie. */
const newBrowser = (): Headers => ({ cookie: `juban-requester=${randomBytes(24).toString('base64url')}` });
const newApp = (): Headers => ({ deviceid: `app-${randomBytes(6).toString('hex')}` });
const send = (mobile: string, headers: Headers) => product.call('sendLoginCode', { mobile }, headers);
const logIn = (mobile: string, captcha: string, headers: Headers) =>
  product.call('login', { mobile, captcha }, headers);
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const forgetSends = () => product.foundation.database.exec('delete from sms_send_quotas');
const many = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const codesOf = (answers: ReadonlyArray<{ code: string | number }>) => answers.map(({ code }) => code);

async function sendCode(phone: string, headers: Headers): Promise<string> {
  const sent = await send(phone, headers);
  expect(sent.code).toBe('0000');
  return product.readCode(phone);
}

/** A browser in which the phone's owner logged in before; the sends of the phone are reset. */
async function knownBrowser(phone: string): Promise<Headers> {
  const browser = newBrowser();
  expect((await logIn(phone, await sendCode(phone, browser), browser)).code).toBe('0000');
  await forgetSends();
  return browser;
}

/** Makes the last sends of all phones more than a minute old. */
const passAMinute = () =>
  product.foundation.database.exec(`update sms_send_quotas set sent_at = array(
    select at - interval '61 s' from unnest(sent_at) with ordinality as s (at, place) order by place)`);

describe('guesses of other callers', () => {
  it.each([
    ['a browser', newBrowser()],
    ['an app', newApp()],
  ])('[A-071] never affect the code that %s requested', async (_who, owner) => {
    const phone = newPhone();
    const code = await sendCode(phone, owner);
    for (const otherCaller of [WITHOUT_IDS, newBrowser(), newApp()]) {
      const answers = await many(12, () => logIn(phone, otherThan(code), otherCaller));
      expect(new Set(codesOf(answers))).toEqual(new Set(['2002']));
      // Not even the correct code helps if another requester requested it.
      expect((await logIn(phone, code, otherCaller)).code).toBe('2002');
    }
    expect((await logIn(phone, code, owner)).code).toBe('0000');
  });

  it('[A-071] at their own code of the same phone leave the owner five tries', async () => {
    const phone = newPhone();
    const [owner, otherCaller] = [newBrowser(), newBrowser()];
    const code = await sendCode(phone, owner);
    await forgetSends();
    const theirs = await sendCode(phone, otherCaller);
    const answers = await many(20, () => logIn(phone, otherThan(theirs), otherCaller));
    expect(codesOf(answers).filter((answer) => answer === '2001')).toHaveLength(SMS_CODE_TRIES);
    for (let n = 1; n < SMS_CODE_TRIES; n += 1)
      expect((await logIn(phone, otherThan(code), owner)).code, `try ${n}`).toBe('2001');
    expect((await logIn(phone, code, owner)).code).toBe('0000');
  });

  it('[A-071] without cookie or device id leave a first-time browser its tries', async () => {
    const phone = newPhone();
    const sent = await send(phone, WITHOUT_IDS);
    const cookie = String(sent.headers['set-cookie']);
    expect(cookie).toMatch(
      /^juban-requester=[\w-]{32}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const owner = { cookie: cookie.split(';')[0] ?? '' };
    const code = await product.readCode(phone);
    const answers = await many(20, () => logIn(phone, otherThan(code), WITHOUT_IDS));
    expect(codesOf(answers).filter((answer) => answer === '2001')).toHaveLength(SMS_CODE_TRIES);
    expect((await logIn(phone, code, WITHOUT_IDS)).code).toBe('2002');
    const entered = await logIn(phone, code, owner);
    expect(entered.code).toBe('0000');
    expect(entered.headers['set-cookie']).toBeUndefined();
  });

  it('[A-071] fail in the same way at codes for claims and proofs', async () => {
    const [phone, owner] = [newPhone(), newApp()];
    const claim = (mobileValidateCode: string, headers: Headers) =>
      product.call('receiveClaim', { mobile: phone, mobileValidateCode, channel: CHANNEL }, headers);
    expect((await product.call('sendClaimCode', { mobile: phone, channel: CHANNEL }, owner)).code).toBe(
      '0000',
    );
    const code = await product.readCode(phone);
    const guesses = await many(6, () => claim(otherThan(code), newBrowser()));
    expect(new Set(codesOf(guesses))).toEqual(new Set(['2002']));
    expect((await claim(code, owner)).code).toBe('0000');
    const proof = newPhone();
    const verify = (number: string, headers: Headers) =>
      product.call('verifyCaptcha', { mobile: proof, code: number }, headers);
    const wanted = await product.sendCode(proof);
    const others = await many(6, () => verify(otherThan(wanted), newBrowser()));
    expect(new Set(codesOf(others))).toEqual(new Set(['2002']));
    expect((await verify(wanted, WITHOUT_IDS)).code).toBe('0000');
  });
});

describe('several codes of one phone', () => {
  it('[A-071] each work for the caller that requested them, in any order', async () => {
    const phone = newPhone();
    const people = [newBrowser(), newApp(), newBrowser()];
    const codes: string[] = [];
    for (const person of people) {
      codes.push(await sendCode(phone, person));
      await forgetSends();
    }
    for (const n of [1, 2, 0])
      expect((await logIn(phone, codes[n] ?? '', people[n] ?? WITHOUT_IDS)).code, `code ${n}`).toBe('0000');
  });
});

describe('guesses in all', () => {
  it('[A-071] are bounded by phone and hour for other callers with any number of cookies, not for the owner', async () => {
    const phone = newPhone();
    const owner = await knownBrowser(phone);
    await product.foundation.database.exec('delete from sms_guess_quotas');
    const outcomes: Array<string | number> = [];
    for (let n = 0; n < 8; n += 1) {
      const otherCaller = newBrowser();
      const wrong = otherThan(await sendCode(phone, otherCaller));
      outcomes.push(...codesOf(await many(SMS_CODE_TRIES, () => logIn(phone, wrong, otherCaller))));
      await forgetSends();
    }
    expect(outcomes.filter((code) => code === '2001')).toHaveLength(SMS_GUESSES_PER_HOUR.stranger);
    expect(outcomes.filter((code) => code === '4290')).toHaveLength(
      8 * SMS_CODE_TRIES - SMS_GUESSES_PER_HOUR.stranger,
    );
    const code = await sendCode(phone, owner);
    expect((await logIn(phone, otherThan(code), owner)).code).toBe('2001');
    expect((await logIn(phone, code, owner)).code).toBe('0000');
  });

  it('[A-071] without cookie or device id share ten an hour, and a refused one uses no try', async () => {
    const phone = newPhone();
    for (let n = 0; n < SMS_GUESSES_PER_HOUR.anonymous; n += SMS_CODE_TRIES) {
      const wrong = otherThan(await sendCode(phone, WITHOUT_IDS));
      expect(new Set(codesOf(await many(SMS_CODE_TRIES, () => logIn(phone, wrong, WITHOUT_IDS))))).toEqual(
        new Set(['2001']),
      );
      await forgetSends();
    }
    const code = await sendCode(phone, WITHOUT_IDS);
    const refused = await logIn(phone, code, WITHOUT_IDS);
    expect(refused).toMatchObject({ status: 429, code: '4290' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    const [row] = await query<{ anonymous_tries: number }>(
      'select anonymous_tries from sms_codes order by created_at desc limit 1',
    );
    expect(row?.anonymous_tries).toBe(0);
    await product.foundation.database.exec(
      "update sms_guess_quotas set began_at = began_at - interval '1 hour'",
    );
    expect((await logIn(phone, code, WITHOUT_IDS)).code).toBe('0000');
  });
});

describe('sends of other callers', () => {
  it('[A-072] leave one of the five an hour to a browser that logged in with the phone', async () => {
    const phone = newPhone();
    const owner = await knownBrowser(phone);
    for (let n = 1; n <= 4; n += 1) {
      const answers = await many(6, () => send(phone, newBrowser()));
      expect(
        codesOf(answers).filter((code) => code === '0000'),
        `send ${n}`,
      ).toHaveLength(1);
      await passAMinute();
    }
    for (const otherCaller of [WITHOUT_IDS, newBrowser(), newApp()])
      expect(await send(phone, otherCaller)).toMatchObject({ status: 429, code: '4290' });
    expect((await logIn(phone, await sendCode(phone, owner), owner)).code).toBe('0000');
    await passAMinute();
    expect((await send(phone, owner)).code).toBe('4290');
  });

  it('[A-072] are refused by their own share first, which uses nothing of the phone’s', async () => {
    const phone = newPhone();
    const otherCaller = newApp();
    for (let n = 1; n <= 3; n += 1) {
      expect((await send(phone, otherCaller)).code, `send ${n}`).toBe('0000');
      await passAMinute();
      await product.foundation.database.exec(
        `update sms_codes set created_at = created_at - interval '61 s', expires_at = expires_at - interval '61 s'`,
      );
    }
    const refused = await send(phone, otherCaller);
    expect(refused.code).toBe('4290');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_300);
    expect((await send(phone, newApp())).code).toBe('0000');
  });

  it('[A-072] remembers the ten browsers that logged in last', async () => {
    const phone = newPhone();
    for (let n = 0; n < 12; n += 1) {
      await knownBrowser(phone);
      await product.foundation.database.exec('delete from sms_guess_quotas');
    }
    const [row] = await query<{ n: number }>(`select count(*)::int as n from known_requesters
      where phone_index = (select phone_index from sms_codes order by created_at desc limit 1)`);
    expect(row?.n).toBe(10);
  });
});
