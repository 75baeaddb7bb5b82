import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type CallName, calls } from '@juban/contract';
import { openValue, sealValue } from '@juban/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../test/kit.ts';

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};
const ET = { clientType: 'Android', et: '3' };
const CHANNEL = 'campus-30';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const inboxOf = async (phone: string) => (await product.lab<unknown[]>('GET', `/sms?mobile=${phone}`)).length;
const makeUser = () => product.lab<{ id: string; token: string; mobile: string }>('POST', '/users', {});
const send = (mobile: string, headers: Record<string, string>) =>
  product.call('sendClaimCode', { mobile, channel: CHANNEL }, headers);

describe('phones sent under et 3', () => {
  it('[A-078] sealed for the client type are accepted', async () => {
    const phone = newPhone();
    expect((await send(await sealValue('Android', phone), ET)).code).toBe('0000');
    expect(await inboxOf(phone)).toBe(1);
  });

  it('[A-078] sealed with the previous key are accepted too', async () => {
    const mobile = await sealValue('Android', newPhone(), { keyId: 2 });
    expect((await send(mobile, ET)).code).toBe('0000');
  });

  it('[A-078] an unknown client type uses the key of its own name', async () => {
    const headers = { clientType: 'android_new', et: '3' };
    expect((await send(await sealValue('android_new', newPhone()), headers)).code).toBe('0000');
    expect((await send(await sealValue('web', newPhone()), headers)).code).toBe('4000');
  });

  it('[A-078] plain ones are 4000 and nothing is sent', async () => {
    const phone = newPhone();
    expect(await send(phone, ET)).toMatchObject({ status: 400, code: '4000', data: null });
    expect(await inboxOf(phone)).toBe(0);
  });

  it('[A-078] that cannot be opened are 4000', async () => {
    const sealed = await sealValue('Android', newPhone());
    const broken = [
      sealed.slice(0, -1),
      `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`,
      await sealValue('android_jxx', newPhone()),
      'junk',
      '¤',
    ];
    for (const mobile of broken) expect(await send(mobile, ET)).toMatchObject({ status: 400, code: '4000' });
  });

  it('[A-078] a sealed value that is not a phone is 4000 with the phone’s own message', async () => {
    const answer = await send(await sealValue('Android', '12345'), ET);
    expect(answer).toMatchObject({ status: 400, code: '4000', msg: '手机号格式错误' });
  });

  it('[A-078] values that are not text are 4000', async () => {
    for (const mobile of [13812345678, null, ['a'], { a: 1 }, true]) {
      const answer = await product.callRaw(calls.sendClaimCode, { mobile, channel: CHANNEL }, ET);
      expect(answer, JSON.stringify(mobile)).toMatchObject({ status: 400, code: '4000' });
    }
  });

  it('[A-078] a missing value is reported as missing', async () => {
    const answer = await product.callRaw(calls.sendClaimCode, { channel: CHANNEL }, ET);
    expect(answer).toMatchObject({ status: 400, code: '4000', msg: '请输入手机号' });
  });

  it('[A-078] every call that accepts a phone or a device refuses a plain one', async () => {
    const taking = (Object.keys(calls) as CallName[]).filter((name) => 'sealed' in calls[name]);
    expect(taking.length).toBeGreaterThanOrEqual(6);
    const { token } = await makeUser();
    const address = { address: '灯塔路 18 号', consignee: '林有鹿' };
    const everyField = {
      uuid: 'x',
      imgCode: '1234',
      channel: CHANNEL,
      type: 'zhuishu',
      itemId: 'x',
      content: '播放到一半画面会卡住，声音还在继续',
      ...address,
    };
    const codes = { code: '123456', captcha: '123456', mobileValidateCode: '123456' };
    for (const name of taking) {
      const input = { ...everyField, ...codes, mobile: newPhone(), phone: newPhone(), smId: 'telephone' };
      const plain = await product.callRaw(calls[name], input, { ...ET, token });
      expect(plain, name).toMatchObject({ status: 400, code: '4000' });
      const phone = await sealValue('Android', newPhone());
      const own = { mobile: phone, phone, smId: await sealValue('Android', 'telephone') };
      const sealed = await product.callRaw(calls[name], { ...input, ...own }, { ...ET, token });
      expect(sealed.code, name).not.toBe('4000');
    }
  });
});

describe('plain phones', () => {
  it.each([
    ['without et', { clientType: 'Android' }],
    ['with another et', { clientType: 'Android', et: '2' }],
    ['from iOS, with or without et', { clientType: 'ios_jxx', et: '3' }],
    ['from an iPad, with or without et', { clientType: 'ipad_ddsp', et: '3' }],
    ['from a plain browser', {}],
  ])('[A-078] %s are accepted', async (_case, headers) => {
    const phone = newPhone();
    expect((await send(phone, headers as Record<string, string>)).code).toBe('0000');
    expect(await inboxOf(phone)).toBe(1);
  });

  it('[A-078] sealed ones from iOS are not phones', async () => {
    const answer = await send(await sealValue('ios_jxx', newPhone()), { clientType: 'ios_jxx', et: '3' });
    expect(answer).toMatchObject({ status: 400, code: '4000' });
  });
});

describe('phones in answers', () => {
  it('[A-078] are sealed under et 3, and everything else stays the same', async () => {
    const { token, mobile } = await makeUser();
    const plain = await product.call('getProfile', {}, { token });
    const sealed = await product.call('getProfile', {}, { token, ...ET });
    expect(plain.data.user.mobile).toBe(mobile);
    expect(sealed.body).not.toContain(mobile);
    expect(await openValue('Android', sealed.data.user.mobile)).toBe(mobile);
    expect({ ...sealed.data.user, mobile }).toEqual(plain.data.user);
  });

  it('[A-078] are sealed under every field name they have', async () => {
    const { token, mobile } = await makeUser();
    const { data } = await product.call('getUnionConfig', { type: 'zhuishu' }, { ...ET, token });
    expect(data.rrMobile).not.toContain(mobile);
    expect(await openValue('Android', data.rrMobile)).toBe(mobile);
  });

  it('[A-078] are sealed in the answer of a login too', async () => {
    const phone = newPhone();
    const mobile = await sealValue('Android', phone);
    expect((await product.call('sendLoginCode', { mobile }, ET)).code).toBe('0000');
    const answer = await product.call('login', { mobile, captcha: await product.readCode(phone) }, ET);
    expect(answer.code).toBe('0000');
    expect(answer.body).not.toContain(phone);
    expect(await openValue('Android', answer.data.user.mobile)).toBe(phone);
  });

  it.each([{ clientType: 'ios_jxx', et: '3' }, { clientType: 'Android' }])(
    '[A-078] stay plain for %j',
    async (headers) => {
      const { token, mobile } = await makeUser();
      const answer = await product.call('getProfile', {}, { token, ...headers } as Record<string, string>);
      expect(answer.data.user.mobile).toBe(mobile);
    },
  );
});

describe.each(['android_fast', 'tiantianhanju'])('whole bodies for %s', (clientType) => {
  const headers = { clientType };
  const open = async (body: string) => {
    const { data, ...rest } = JSON.parse(body) as { data: string };
    expect(rest).toEqual({});
    return JSON.parse(await openValue(clientType, data));
  };

  it('[A-079] a 200 body has no code field and opens to the envelope', async () => {
    const { token, mobile, id } = await makeUser();
    const answer = await product.call('getProfile', {}, { ...headers, token });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.body).not.toContain('code');
    expect(answer.body).not.toContain(mobile);
    expect(await open(answer.body)).toMatchObject({
      code: '0000',
      msg: '成功',
      data: { user: { id, mobile } },
    });
  });

  it('[A-079] under et 3 the phone inside is sealed a second time', async () => {
    const { token, mobile } = await makeUser();
    const answer = await product.call('getProfile', {}, { ...headers, token, et: '3' });
    const { data } = await open(answer.body);
    expect(await openValue(clientType, data.user.mobile)).toBe(mobile);
  });

  it('[A-079] a refusal by a rule is HTTP 200 and sealed as well', async () => {
    const answer = await product.call('getProfile', {}, headers);
    expect(answer.status).toBe(200);
    expect(await open(answer.body)).toEqual({ code: '1024', msg: '未登录，请先登录', data: null });
  });

  it('[A-079] a shared read is sealed too, compressed or not, and is not cached by anyone', async () => {
    const plain = await product.call('getClaimConfig', { channel: CHANNEL });
    const url = `/api/outside/vip/config?channel=${CHANNEL}`;
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await product.app.inject({ url, headers: { ...headers, 'accept-encoding': encoding } });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      const text = DECODERS[encoding]?.(answer.rawPayload).toString() ?? '';
      expect(await open(text)).toEqual({ code: '0000', msg: '成功', data: plain.data });
    }
  });

  it('[A-079] other statuses stay readable envelopes', async () => {
    const bad = await product.call('getClaimConfig', { channel: '' }, headers);
    expect(bad).toMatchObject({ status: 400, code: '4000' });
    const missing = await product.call('getClaimConfig', { channel: 'no-such' }, headers);
    expect(missing).toMatchObject({ status: 404, code: '4040' });
  });

  it('[A-079] another client’s key cannot decrypt anything', async () => {
    const answer = await product.call('getProfile', {}, headers);
    await expect(openValue('Android', (answer.data as unknown as string) ?? '')).rejects.toThrow();
  });

  it('[A-079] a picture is sent as a picture', async () => {
    const response = await product.app.inject({ url: '/centreapi/auth/imgCode?uuid=picture', headers });
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });
});
