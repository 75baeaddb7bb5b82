import { sealValue } from '@juban/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { claims } from './claim.tables.ts';

const OPEN = 'campus-30';
const FUTURE = 'sunset-7';
const ENDED = 'moon-15';
const DAY_MS = 86_400_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

async function sendCode(phone: string, channel = OPEN): Promise<string> {
  const sent = await product.call('sendClaimCode', { mobile: phone, channel });
  expect(sent.code).toBe('0000');
  return product.readCode(phone);
}

const receive = (mobile: string, mobileValidateCode: string, channel = OPEN) =>
  product.call('receiveClaim', { mobile, mobileValidateCode, channel });

describe('configuration', () => {
  it('[A-061] answers the design of a channel and true inside its period only', async () => {
    const inTime = await Promise.all(
      [OPEN, FUTURE, ENDED].map(async (channel) => (await product.call('getClaimConfig', { channel })).data),
    );
    expect(inTime.map(({ inActivityTime }) => inActivityTime)).toEqual([true, false, false]);
    for (const config of inTime) {
      expect(config.backImgList[0]).toMatch(/^\/content\/demo\/art\/claim\/.+\.webp$/);
      expect(config.btnColor).toMatch(/^#[0-9a-f]{6}$/i);
      expect(config.bgColor).toMatch(/^#[0-9a-f]{6}$/i);
    }
  });

  it('[A-061] changes with the business clock at the edge of the period, to the millisecond', async () => {
    const { data } = await product.call('getClaimConfig', { channel: OPEN });
    const stateAt = async (now: number) => {
      await product.lab('POST', '/clock', { now, freeze: true });
      return (await product.call('getClaimConfig', { channel: OPEN })).data.inActivityTime;
    };
    expect(await stateAt(data.endTime - 1)).toBe(true);
    expect(await stateAt(data.endTime)).toBe(false);
    expect(await stateAt(data.startTime)).toBe(true);
    expect(await stateAt(data.startTime - 1)).toBe(false);
    await product.lab('POST', '/clock', { reset: true });
  });

  it('[A-067] a closed channel names its state and the open channels, until they close as well', async () => {
    const read = async (channel: string) => (await product.call('getClaimConfig', { channel })).data;
    const open = await read(OPEN);
    expect(open).toMatchObject({ state: 'open', openChannels: [] });
    const other = { channel: OPEN, title: open.title, partner: open.partner, days: open.days };
    expect(await read(FUTURE)).toMatchObject({ state: 'future', openChannels: [other] });
    expect(await read(ENDED)).toMatchObject({ state: 'ended', openChannels: [other] });
    const { startTime } = await read(FUTURE);
    await product.lab('POST', '/clock', { now: startTime, freeze: true });
    expect((await read(ENDED)).openChannels.map(({ channel }) => channel)).toEqual([OPEN, FUTURE]);
    await product.lab('POST', '/clock', { now: open.endTime, freeze: true });
    expect((await read(ENDED)).openChannels).toEqual([]);
    await product.lab('POST', '/clock', { reset: true });
  });

  it('[A-067] a cached answer about a closed channel changes when another channel opens', async () => {
    const { data: future } = await product.call('getClaimConfig', { channel: FUTURE });
    await product.lab('POST', '/clock', { now: future.startTime - 500 });
    const named = async () => {
      const { data } = await product.call('getClaimConfig', { channel: ENDED });
      return data.openChannels.map(({ channel }) => channel);
    };
    expect(await named()).toEqual([OPEN]);
    await expect.poll(named, { timeout: 5_000 }).toEqual([OPEN, FUTURE]);
    await product.lab('POST', '/clock', { reset: true });
  });

  it('[A-026] another channel has another design', async () => {
    const [one, other] = await Promise.all(
      [OPEN, FUTURE].map(async (channel) => (await product.call('getClaimConfig', { channel })).data),
    );
    expect(one?.backImgList).not.toEqual(other?.backImgList);
    expect(one?.btnColor).not.toBe(other?.btnColor);
    expect(one?.bgColor).not.toBe(other?.bgColor);
  });

  it('[A-106] an unknown channel is not found', async () => {
    const answer = await product.call('getClaimConfig', { channel: 'no-such' });
    expect(answer).toMatchObject({ status: 404, code: '4040', data: null });
  });
});

describe('sending a code', () => {
  it('[A-085] sends one code and answers 0000', async () => {
    const phone = newPhone();
    await sendCode(phone);
    expect(await product.lab<unknown[]>('GET', `/sms?mobile=${phone}`)).toHaveLength(1);
  });

  it.each([
    ['an unknown channel', newPhone(), 'no-such', '4040'],
    ['a phone of ten digits', '1380000111', OPEN, '4000'],
    ['a channel that has ended', newPhone(), ENDED, '1003'],
    ['a channel that has not begun', newPhone(), FUTURE, '1004'],
  ])('[A-085] refuses %s and sends nothing', async (_case, phone, channel, code) => {
    const answer = await product.call('sendClaimCode', { mobile: phone, channel });
    expect(answer.code).toBe(code);
    expect(await product.lab<unknown[]>('GET', `/sms?mobile=${phone}`)).toEqual([]);
  });
});

describe('claiming', () => {
  it('[A-024][A-086] grants the days to the phone’s account through the ledger', async () => {
    const user = await product.lab<{ token: string; mobile: string }>('POST', '/users', {});
    const before = Date.now();
    const answer = await receive(user.mobile, await sendCode(user.mobile));
    expect(answer).toMatchObject({ status: 200, code: '0000', data: { days: 30 } });
    const { data } = await product.call('getProfile', {}, { token: user.token });
    expect(data.user.vipInfo.expiredTime).toBe(answer.data.expiredTime);
    expect(answer.data.expiredTime).toBeGreaterThanOrEqual(before + 30 * DAY_MS);
  });

  it('[A-086] holds the days of a phone without account until it registers', async () => {
    const phone = newPhone();
    const answer = await receive(phone, await sendCode(phone));
    expect(answer).toMatchObject({ code: '0000', data: { days: 30, expiredTime: null } });
    const { token } = await product.lab<{ token: string }>('POST', '/users', { mobile: phone });
    const { data } = await product.call('getProfile', {}, { token });
    expect(data.user.vipInfo.expiredTime).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  });

  it('[A-086][A-071] a wrong, a used or a foreign code grants nothing', async () => {
    const phone = newPhone();
    const code = await sendCode(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await receive(phone, wrong)).code).toBe('2001');
    expect((await receive(newPhone(), code)).code).toBe('2002');
    expect((await receive(phone, code)).code).toBe('0000');
    expect((await receive(phone, code)).code).toBe('2002');
  });

  it('[A-086] the receipt of a claim says what was received and when, in its channel only, and contains no phone', async () => {
    const phone = newPhone();
    const { data } = await receive(phone, await sendCode(phone));
    const receipt = data.receipt;
    const confirmed = await product.call('getClaimReceipt', { channel: OPEN, receipt });
    expect(confirmed).toMatchObject({ status: 200, code: '0000' });
    expect(confirmed.data).toEqual({ days: 30, claimedAt: data.claimedAt, review: null });
    const elsewhere = await product.call('getClaimReceipt', { channel: FUTURE, receipt });
    expect(elsewhere).toMatchObject({ status: 404, code: '4040', data: null });
    const guessed = await product.call('getClaimReceipt', { channel: OPEN, receipt: 'A'.repeat(32) });
    expect(guessed).toMatchObject({ status: 404, code: '4040', data: null });
    const kept = await product.foundation.database.db.select().from(claims);
    expect(JSON.stringify(kept)).not.toContain(receipt);
  });

  it('[A-067] the server refuses a claim outside the window and grants nothing', async () => {
    const phone = newPhone();
    const code = await sendCode(phone);
    const { data } = await product.call('getClaimConfig', { channel: OPEN });
    await product.lab('POST', '/clock', { now: data.endTime, freeze: true });
    expect((await receive(phone, code)).code).toBe('1003');
    await product.lab('POST', '/clock', { reset: true });
    expect((await receive(phone, code)).code).toBe('0000');
  });

  it.each([
    ['+86', (phone: string) => `+86 ${phone}`],
    ['0086', (phone: string) => `0086${phone}`],
    ['blanks', (phone: string) => `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`],
    ['dashes', (phone: string) => `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`],
    [
      'full-width digits',
      (phone: string) => phone.replace(/\d/g, (d) => String.fromCharCode(Number(d) + 0xff10)),
    ],
  ])('[A-087] a second claim in another spelling (%s) is refused', async (_case, spell) => {
    const phone = newPhone();
    const first = await receive(phone, await sendCode(phone));
    expect(first.code).toBe('0000');
    // The caps use real time, so the second code is written directly, as if a minute had passed.
    await forgetSends();
    const second = await receive(
      spell(phone),
      await sendCode(spell(phone)).catch(() => product.readCode(phone)),
    );
    expect(second).toMatchObject({ status: 200, code: '2003' });
  });

  it('[A-087][A-078] the same phone sealed under et 3 is the same phone', async () => {
    const phone = newPhone();
    expect((await receive(phone, await sendCode(phone))).code).toBe('0000');
    await forgetSends();
    const headers = { clientType: 'Android', et: '3' };
    const mobile = await sealValue('Android', `+86${phone}`);
    expect((await product.call('sendClaimCode', { mobile, channel: OPEN }, headers)).code).toBe('0000');
    const mobileValidateCode = await product.readCode(phone);
    const again = await product.call('receiveClaim', { mobile, mobileValidateCode, channel: OPEN }, headers);
    expect(again.code).toBe('2003');
  });

  it('[A-087] the same phone may claim another channel', async () => {
    const phone = newPhone();
    expect((await receive(phone, await sendCode(phone))).code).toBe('0000');
    await forgetSends();
    const { data } = await product.call('getClaimConfig', { channel: FUTURE });
    await product.lab('POST', '/clock', { now: data.startTime });
    expect((await receive(phone, await sendCode(phone, FUTURE), FUTURE)).code).toBe('0000');
    await product.lab('POST', '/clock', { reset: true });
  });
});

async function forgetSends(): Promise<void> {
  await product.foundation.database.exec('delete from sms_send_quotas');
}
