import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct, TRACE } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';

const APP = { clientType: 'Android' };
const TWINS = ['sendCodeWithImage', 'sendCentreCodeWithImage'] as const;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct(TRACE);
});
afterAll(() => product.stop());

const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));
const getPicture = (uuid: string) =>
  product.app.inject({ method: 'GET', url: '/centreapi/auth/imgCode', query: { uuid } });
const inboxOf = async (phone: string) => (await product.lab<unknown[]>('GET', `/sms?mobile=${phone}`)).length;
const otherThan = (answer: string) => (answer === '0000' ? '1111' : '0000');

/** Requests a picture and reads it, as a person would. */
async function solve(uuid: string = randomUUID()): Promise<{ uuid: string; imgCode: string }> {
  expect((await getPicture(uuid)).statusCode).toBe(200);
  const { answer } = await product.lab<{ answer: string }>('GET', `/captcha?uuid=${uuid}`);
  return { uuid, imgCode: answer };
}

async function sendVerifyCode(mobile: string): Promise<string> {
  await product.foundation.database.exec('delete from sms_send_quotas');
  const sent = await product.call(
    'sendCodeWithImage',
    { ...(await solve()), mobile, smsSign: '剧圈圈' },
    APP,
  );
  expect(sent.code).toBe('0000');
  return product.readCode(mobile);
}

describe('picture', () => {
  it('[C-087] is a PNG, not cached anywhere, a new one each time', async () => {
    const uuid = randomUUID();
    const [one, other] = [await getPicture(uuid), await getPicture(uuid)];
    for (const { headers, rawPayload } of [one, other]) {
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cache-control']).toBe('no-store');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 240, height: 88 });
    }
    expect(one.rawPayload.equals(other.rawPayload)).toBe(false);
  });

  it('[C-087] expired unanswered ones are deleted as new ones are requested', async () => {
    await query(`insert into image_captchas
      select 'ended-' || n, '', now() - interval '1 s' from generate_series(1, 21) n`);
    const live = randomUUID();
    const left = async () =>
      (await query<{ uuid: string }>('select uuid from image_captchas')).map(({ uuid }) => uuid);
    await getPicture(live);
    expect((await left()).filter((uuid) => uuid.startsWith('ended-'))).toHaveLength(1);
    await getPicture(randomUUID());
    expect((await left()).filter((uuid) => uuid.startsWith('ended-'))).toEqual([]);
    expect(await left()).toContain(live);
  });

  it('[C-087] only the newest picture of a uuid is valid', async () => {
    const first = await solve();
    let second = await solve(first.uuid);
    while (second.imgCode === first.imgCode) second = await solve(first.uuid);
    const phone = newPhone();
    expect((await product.call('sendCodeWithImage', { ...first, mobile: phone }, APP)).code).toBe('2004');
    expect(await inboxOf(phone)).toBe(0);
  });

  it.each(['', 'a b', '../x', 'a'.repeat(65), "'"])(
    '[C-087] the uuid %j is refused with 4000',
    async (uuid) => {
      const response = await getPicture(uuid);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: '4000', data: null });
    },
  );
});

describe.each(TWINS)('%s', (name) => {
  it('[C-088] sends one SMS for a correct captcha from a known app', async () => {
    const phone = newPhone();
    const answer = await product.call(name, { ...(await solve()), mobile: phone, smsSign: '屿见视频' }, APP);
    expect(answer).toMatchObject({ status: 200, code: '0000', data: null });
    expect(await inboxOf(phone)).toBe(1);
  });

  it('[C-088] the signature is the brand’s own, whatever smsSign says', async () => {
    const phone = newPhone();
    const input = { ...(await solve()), mobile: phone, smsSign: '别家' };
    await product.call(name, input, { clientType: 'android_jxx' });
    const [message] = await product.lab<object[]>('GET', `/sms?mobile=${phone}`);
    expect(message).toMatchObject({ signature: '剧圈圈', purpose: 'verify' });
  });

  it.each([
    ['without the app’s header', {}],
    ['with an unknown client type', { clientType: 'somebody' }],
    ['with a client type in another case', { clientType: 'ANDROID' }],
  ])('[C-088] %s is 4030, sends nothing and leaves the captcha', async (_case, headers) => {
    const phone = newPhone();
    const solved = await solve();
    const refused = await product.call(name, { ...solved, mobile: phone }, headers as Record<string, string>);
    expect(refused).toMatchObject({ status: 403, code: '4030', data: null });
    expect(await inboxOf(phone)).toBe(0);
    expect((await product.call(name, { ...solved, mobile: phone }, APP)).code).toBe('0000');
  });

  it('[C-088][C-087] a captcha works once: correct, then never again', async () => {
    const solved = await solve();
    const [first, second] = [newPhone(), newPhone()];
    expect((await product.call(name, { ...solved, mobile: first }, APP)).code).toBe('0000');
    const again = await product.call(name, { ...solved, mobile: second }, APP);
    expect(again).toMatchObject({ status: 200, code: '2004', msg: '图形验证码错误，请重新输入' });
    expect(await inboxOf(second)).toBe(0);
  });

  it('[C-088][C-087] a wrong answer uses up the captcha', async () => {
    const { uuid, imgCode } = await solve();
    const phone = newPhone();
    const tryWith = (code: string) => product.call(name, { uuid, imgCode: code, mobile: phone }, APP);
    expect((await tryWith(otherThan(imgCode))).code).toBe('2004');
    expect((await tryWith(imgCode)).code).toBe('2004');
    expect(await inboxOf(phone)).toBe(0);
  });

  it('[C-088] a uuid that never had a picture is 2004', async () => {
    const answer = await product.call(name, { uuid: randomUUID(), imgCode: '1234', mobile: newPhone() }, APP);
    expect(answer.code).toBe('2004');
  });

  it('[C-087] a captcha lives five minutes by the real clock', async () => {
    const ageTo = (uuid: string, left: string) =>
      product.foundation.database.exec(
        `update image_captchas set expires_at = now() + interval '${left}' where uuid = '${uuid}'`,
      );
    const solved = await solve();
    await product.lab('POST', '/clock', { advanceMs: 3_600_000 });
    await ageTo(solved.uuid, '2 s');
    expect((await product.call(name, { ...solved, mobile: newPhone() }, APP)).code).toBe('0000');
    await product.lab('POST', '/clock', { reset: true });
    const old = await solve();
    await ageTo(old.uuid, '-1 ms');
    expect((await product.call(name, { ...old, mobile: newPhone() }, APP)).code).toBe('2004');
  });

  it('[C-088] parallel calls with one captcha send once', async () => {
    const solved = await solve();
    const phones = Array.from({ length: 6 }, newPhone);
    const answers = await Promise.all(phones.map((mobile) => product.call(name, { ...solved, mobile }, APP)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['0000', ...Array(5).fill('2004')]);
  });

  it('[C-088][A-083] the phone appears in no log', async () => {
    const phone = newPhone();
    await product.call(name, { ...(await solve()), mobile: phone }, APP);
    await product.call(name, { uuid: 'x', imgCode: '1', mobile: phone }, APP);
    const lines = product.logs.join('\n');
    expect(product.logs.length).toBeGreaterThan(4);
    expect(lines).toContain('verification-code-with-img');
    expect(lines).not.toContain(phone);
    expect(lines).not.toContain(phone.slice(3));
  });
});

it('[C-087] a captcha lives exactly five minutes from the picture', async () => {
  const before = Date.now();
  const { uuid } = await solve();
  const [row] = await query<{ ms: number }>(
    `select (extract(epoch from expires_at) * 1000)::float8 as ms from image_captchas where uuid = '${uuid}'`,
  );
  expect(row?.ms).toBeGreaterThanOrEqual(before + 300_000);
  expect(row?.ms).toBeLessThanOrEqual(Date.now() + 300_000);
});

describe('verifying a phone', () => {
  const verify = (mobile: string, code: string, headers?: Record<string, string>) =>
    product.call('verifyCaptcha', { mobile, code }, headers);
  const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

  it('[C-089] answers 0000 for the correct code of that phone, once', async () => {
    const phone = newPhone();
    const code = await sendVerifyCode(phone);
    expect((await verify(newPhone(), code)).code).toBe('2002');
    expect((await verify(phone, wrongFor(code))).code).toBe('2001');
    expect(await verify(phone, code)).toMatchObject({ status: 200, code: '0000', data: null });
    expect((await verify(phone, code)).code).toBe('2002');
  });

  it('[C-089] the fifth try may be correct, the sixth is too late', async () => {
    const [lucky, late] = [newPhone(), newPhone()];
    const luckyCode = await sendVerifyCode(lucky);
    for (let n = 0; n < 4; n += 1) expect((await verify(lucky, wrongFor(luckyCode))).code).toBe('2001');
    expect((await verify(lucky, luckyCode)).code).toBe('0000');
    const lateCode = await sendVerifyCode(late);
    for (let n = 0; n < 5; n += 1) expect((await verify(late, wrongFor(lateCode))).code).toBe('2001');
    expect((await verify(late, lateCode)).code).toBe('2002');
  });

  it('[C-089] stores the proof of a logged-in user, and none of a visitor', async () => {
    const proofs = () => query('select user_id::text as id, used_at from phone_proofs order by proved_at');
    const before = (await proofs()).length;
    const { id, token } = await product.lab<{ id: string; token: string }>('POST', '/users', {});
    const phone = newPhone();
    expect((await verify(phone, await sendVerifyCode(phone), { token })).code).toBe('0000');
    expect((await proofs()).slice(before)).toEqual([{ id, used_at: null }]);
    const visitor = newPhone();
    expect((await verify(visitor, await sendVerifyCode(visitor))).code).toBe('0000');
    expect(await proofs()).toHaveLength(before + 1);
  });
});
