import { BRANDS, CLIENT_TYPES } from '@juban/catalog';
import { SMS_GUESSES_PER_HOUR } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));
const countOf = async (table: string) =>
  Number((await query<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);

async function sendCode(phone: string, headers?: Record<string, string>): Promise<string> {
  expect(await product.call('sendLoginCode', { mobile: phone }, headers)).toMatchObject({
    status: 200,
    code: '0000',
    data: null,
  });
  return product.readCode(phone);
}
const logIn = (mobile: string, captcha: string, headers?: Record<string, string>) =>
  product.call('login', { mobile, captcha }, headers);
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const forgetSends = () => product.foundation.database.exec('delete from sms_send_quotas');

describe('login', () => {
  it('[A-098] a new phone gets an account and a working token', async () => {
    const phone = newPhone();
    const before = await countOf('users');
    const answer = await logIn(phone, await sendCode(phone), { clientType: 'android_jxx' });
    expect(answer).toMatchObject({ status: 200, code: '0000' });
    expect(answer.data.user).toMatchObject({ mobile: phone, newUser: true, vipLevel: 0 });
    expect(answer.data.user.nickName).toBe(`用户${answer.data.user.id}`);
    expect(await countOf('users')).toBe(before + 1);
    const profile = await product.call('getProfile', {}, { token: answer.data.token });
    expect(profile.data.user).toEqual(answer.data.user);
    const [row] = await query<object>(
      `select brand, client_type from users where id = ${answer.data.user.id}`,
    );
    expect(row).toEqual({ brand: 'jqq', client_type: 'android_jxx' });
  });

  it('[A-083] the account has a known client type, whatever the client sends', async () => {
    const phone = newPhone();
    const { data } = await logIn(phone, await sendCode(phone), { clientType: phone });
    const rows = await query<object>(`select client_type from users where id = ${data.user.id}`);
    expect(rows).toEqual([{ client_type: 'web' }]);
  });

  it('[A-098] a known phone gets its own account again, in any spelling, and both tokens work', async () => {
    const phone = newPhone();
    const first = await logIn(phone, await sendCode(phone));
    await forgetSends();
    const second = await logIn(`+86 ${phone}`, await sendCode(phone));
    expect(second.data.user.id).toBe(first.data.user.id);
    expect(second.data.token).not.toBe(first.data.token);
    for (const { data } of [first, second]) {
      expect((await product.call('getProfile', {}, { token: data.token })).code).toBe('0000');
    }
  });

  it('[A-098] every client type gets its own brand: in the SMS, and in the account', async () => {
    for (const { id, brand, sealedBody } of CLIENT_TYPES) {
      if (sealedBody) continue;
      const phone = newPhone();
      const headers = { clientType: id };
      expect((await product.call('sendLoginCode', { mobile: phone }, headers)).code, id).toBe('0000');
      const [sms] = await product.lab<Array<{ code: string; signature: string }>>(
        'GET',
        `/sms?mobile=${phone}`,
      );
      expect(sms?.signature, id).toBe(BRANDS[brand].smsSignature);
      const { data } = await logIn(phone, sms?.code ?? '', headers);
      const [row] = await query<{ brand: string }>(`select brand from users where id = ${data.user.id}`);
      expect(row?.brand, id).toBe(brand);
    }
  });

  it('[A-098] a wrong code gives neither token nor account', async () => {
    const phone = newPhone();
    const code = await sendCode(phone);
    const before = [await countOf('users'), await countOf('phones'), await countOf('sessions')];
    const answer = await logIn(phone, otherThan(code));
    expect(answer).toMatchObject({ status: 200, code: '2001', msg: '验证码错误，请重新输入', data: null });
    expect([await countOf('users'), await countOf('phones'), await countOf('sessions')]).toEqual(before);
  });

  it.each([
    ['no phone', { captcha: '123456' }, '请输入手机号'],
    ['a phone of ten digits', { mobile: '1381234567', captcha: '123456' }, '手机号格式错误'],
    ['no code', { mobile: '13812345678' }, '请输入验证码'],
    ['a code of five digits', { mobile: '13812345678', captcha: '12345' }, '验证码格式错误'],
    ['a code of seven digits', { mobile: '13812345678', captcha: '1234567' }, '验证码格式错误'],
    ['a code as a number', { mobile: '13812345678', captcha: 123456 }, '请输入验证码'],
  ])('[A-070][A-082] %s is 4000 and says so', async (_case, input, msg) => {
    const call = { method: 'POST', path: '/api/web_pay/user/login' } as const;
    expect(await product.callRaw(call, input)).toMatchObject({ status: 400, code: '4000', msg, data: null });
  });

  it('[A-070] a code of four digits is well-formed and is compared', async () => {
    const phone = newPhone();
    await sendCode(phone);
    expect((await logIn(phone, '1234')).code).toBe('2001');
  });
});

describe('codes', () => {
  it('[A-071] have six digits, leading zeros kept', async () => {
    for (let n = 0; n < 12; n += 1) expect(await sendCode(newPhone())).toMatch(/^\d{6}$/);
  });

  it('[A-071] live five minutes by the real clock, whatever the business clock says', async () => {
    const ageNewestBy = (seconds: number) =>
      product.foundation.database.exec(`
        update sms_codes set created_at = created_at - interval '${seconds} s', expires_at = expires_at - interval '${seconds} s'
        where id = (select id from sms_codes order by created_at desc limit 1)`);
    const [young, old] = [newPhone(), newPhone()];
    const youngCode = await sendCode(young);
    const [life] = await query<{ s: number }>(
      'select extract(epoch from expires_at - created_at)::int as s from sms_codes order by created_at desc limit 1',
    );
    expect(life?.s).toBe(300);
    await ageNewestBy(290);
    await product.lab('POST', '/clock', { advanceMs: 86_400_000 });
    expect((await logIn(young, youngCode)).code).toBe('0000');
    await product.lab('POST', '/clock', { reset: true });
    const oldCode = await sendCode(old);
    await ageNewestBy(300);
    expect(await logIn(old, oldCode)).toMatchObject({
      status: 200,
      code: '2002',
      msg: '验证码已失效，请重新获取',
    });
  });

  it('[A-071] the fifth try may be the correct one', async () => {
    const phone = newPhone();
    const code = await sendCode(phone);
    for (let n = 1; n <= 4; n += 1)
      expect((await logIn(phone, otherThan(code))).code, `try ${n}`).toBe('2001');
    expect((await logIn(phone, code)).code).toBe('0000');
  });

  it('[A-071] after five wrong tries the correct one is too late', async () => {
    const phone = newPhone();
    const app = { deviceid: 'app-of-five-tries' };
    const code = await sendCode(phone, app);
    for (let n = 1; n <= 5; n += 1)
      expect((await logIn(phone, otherThan(code), app)).code, `try ${n}`).toBe('2001');
    expect((await logIn(phone, code, app)).code).toBe('2002');
    const [row] = await query<{ tries: number; used_at: unknown }>(
      'select tries, used_at from sms_codes order by created_at desc limit 1',
    );
    expect(row).toEqual({ tries: 5, used_at: null });
  });

  it('[A-071] after five wrong tries without cookie or device id the correct one is too late there', async () => {
    const phone = newPhone();
    const code = await sendCode(phone);
    for (let n = 1; n <= 5; n += 1)
      expect((await logIn(phone, otherThan(code))).code, `try ${n}`).toBe('2001');
    expect((await logIn(phone, code)).code).toBe('2002');
  });

  it('[A-071] requested by other callers for a phone do not lock out its owner', async () => {
    const phone = newPhone();
    for (let n = 0; n <= SMS_GUESSES_PER_HOUR.stranger; n += 1)
      expect((await logIn(phone, '123456')).code, `try ${n}`).toBe('2002');
    expect((await logIn(phone, await sendCode(phone))).code).toBe('0000');
  });

  it('[A-071] work once', async () => {
    const phone = newPhone();
    const code = await sendCode(phone);
    expect((await logIn(phone, code)).code).toBe('0000');
    expect((await logIn(phone, code)).code).toBe('2002');
  });

  it('[A-071] work once when used by many at once', async () => {
    const phone = newPhone();
    const code = await sendCode(phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(phone, code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual(['0000', '2002', '2002', '2002', '2002']);
  });

  it('[A-071] a new code replaces the one before', async () => {
    const phone = newPhone();
    const first = await sendCode(phone);
    await forgetSends();
    const second = await sendCode(phone);
    if (first !== second) expect((await logIn(phone, first)).code).toBe('2001');
    expect((await logIn(phone, second)).code).toBe('0000');
  });

  it('[A-071] work only for their purpose', async () => {
    const phone = newPhone();
    const loginCode = await sendCode(phone);
    expect((await product.call('verifyCaptcha', { mobile: phone, code: loginCode })).code).toBe('2002');
    const claim = { mobile: phone, mobileValidateCode: loginCode, channel: 'campus-30' };
    expect((await product.call('receiveClaim', claim)).code).toBe('2002');
    expect((await logIn(newPhone(), loginCode)).code).toBe('2002');
    await forgetSends();
    await product.call('sendClaimCode', { mobile: phone, channel: 'campus-30' });
    const claimCode = await product.readCode(phone);
    if (claimCode !== loginCode) expect((await logIn(phone, claimCode)).code).toBe('2001');
    expect((await logIn(phone, loginCode)).code).toBe('0000');
  });

  it('[A-071] are stored only as HMAC: no table holds a code, a phone or a token', async () => {
    const phone = newPhone();
    const code = await sendCode(phone);
    const { data } = await logIn(phone, code);
    const columns = await query<{ t: string; c: string }>(`
      select table_name as t, column_name as c from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'character varying')`);
    expect(columns.length).toBeGreaterThan(20);
    const planted = [phone, code, data.token, data.token.split('.')[1] ?? ''];
    for (const secret of planted) {
      const form = secret === code ? `(^|[^0-9])${code}([^0-9]|$)` : secret.replaceAll('.', '[.]');
      for (const { t, c } of columns) {
        const found = await query(`select 1 from "${t}" where "${c}"::text ~ '${form}' limit 1`);
        expect(found, `${t}.${c}`).toEqual([]);
      }
    }
    const [stored] = await query<{ code_hmac: string }>(
      'select code_hmac from sms_codes order by created_at desc limit 1',
    );
    expect(stored?.code_hmac).toMatch(/^[\w-]{43}$/);
  });
});
