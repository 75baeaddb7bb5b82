import { accountTexts, deviceTexts } from '@juban/contract/texts/account';
import { fill } from '@juban/contract/texts/fill';
import { minuteText } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';
import { createSecrets } from '../../lib/secrets.ts';
import { collectTopics } from '../../platform/module.ts';
import { type SmsNotice, SmsUnanswered } from '../../ports/sms-sender.ts';
import { createDeviceNoticeService } from './device-notice.service.ts';
import { identityModule } from './module.ts';

const HOME = { deviceid: 'device-at-home', clientType: 'Android' };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';

let product: TestProduct;
beforeAll(async () => {
  // The background jobs are stopped: they would lock messages that a test is about to send.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  product = await startProduct();
  vi.useRealTimers();
});
afterAll(() => product.stop());

const exec = (text: string) => product.foundation.database.exec(text);

async function codeTo(mobile: string, headers: Record<string, string>): Promise<string> {
  await exec('delete from sms_send_quotas');
  await product.call('sendLoginCode', { mobile }, headers);
  return product.readCode(mobile);
}
async function logIn(mobile: string, headers: Record<string, string> = {}): Promise<string> {
  const { code, data } = await product.call(
    'login',
    { mobile, captcha: await codeTo(mobile, headers) },
    headers,
  );
  expect(code).toBe('0000');
  return data.token;
}
/** The messages sent to the phone, once the outbox is empty. */
async function noticesTo(mobile: string) {
  await product.services.outbox.drain();
  const inbox = await product.lab<Array<{ purpose: string; text: string; signature: string }>>(
    'GET',
    `/sms?mobile=${mobile}`,
  );
  return inbox.filter(({ purpose }) => purpose === 'device');
}

describe('a login on a new device', () => {
  it('[A-076] is announced to the phone of the account, with time and device, and ends no session', async () => {
    const mobile = newPhone();
    const first = await logIn(mobile, HOME);
    const before = Date.now();
    await logIn(mobile, { deviceid: 'device-of-yore', clientType: 'iOS', 'user-agent': IPHONE });
    const notices = await noticesTo(mobile);
    const texts = [before, Date.now()].map((at) =>
      fill(accountTexts.notice, { time: minuteText(at), device: deviceTexts.iphone }),
    );
    expect(notices).toHaveLength(1);
    expect(texts).toContain(notices[0]?.text);
    expect(notices[0]?.signature).toBe('屿见视频');
    expect((await product.call('getProfile', {}, { token: first })).code).toBe('0000');
  });

  it('[A-076] is not announced for a new account, nor for a known device', async () => {
    const mobile = newPhone();
    await logIn(mobile, HOME);
    await logIn(mobile, HOME);
    expect(await noticesTo(mobile)).toEqual([]);
  });

  it('[A-076] is announced if the account was created without a device', async () => {
    const { mobile } = await product.lab<{ mobile: string }>('POST', '/users', {});
    await logIn(mobile, HOME);
    expect(await noticesTo(mobile)).toHaveLength(1);
  });

  it('[A-076] is announced once per device and day, and for each device', async () => {
    const mobile = newPhone();
    await logIn(mobile, HOME);
    for (const deviceid of ['new-1', 'new-1', 'new-2']) {
      await exec(`delete from known_requesters where requester <> ''`);
      await logIn(mobile, { deviceid });
    }
    expect(await noticesTo(mobile)).toHaveLength(2);
  });

  it('[A-076] is announced once a day for all callers that cannot be distinguished', async () => {
    const mobile = newPhone();
    await logIn(mobile, HOME);
    await logIn(mobile);
    await logIn(mobile);
    expect(await noticesTo(mobile)).toHaveLength(1);
  });

  it('[A-076] a refused login is not announced', async () => {
    const mobile = newPhone();
    await logIn(mobile, HOME);
    const headers = { deviceid: 'stranger' };
    const captcha = (await codeTo(mobile, headers)) === '000000' ? '111111' : '000000';
    expect((await product.call('login', { mobile, captcha }, headers)).code).toBe('2001');
    expect(await noticesTo(mobile)).toEqual([]);
  });

  it('[A-076] stores neither phone nor device in the queued message', async () => {
    const mobile = newPhone();
    await logIn(mobile, HOME);
    await logIn(mobile, { deviceid: 'readable-device-name' });
    const rows = rowsOf<{ text: string }>(
      await product.foundation.database.db.execute(
        sql`select t::text as text from outbox_messages t where topic = 'device-notice'`,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) {
      expect(text).not.toContain(mobile);
      expect(text).not.toContain('readable-device-name');
    }
  });
});

describe('sending the notice', () => {
  /** The outbox topic, with a carrier of the test. */
  function topicWith(notify: (notice: SmsNotice) => Promise<void>, mobile: string) {
    const deviceNotices = createDeviceNoticeService({
      clock: product.foundation.clock,
      secrets: createSecrets(product.foundation.config.secretKey),
      accounts: { readProfile: async () => ({ mobile }) as never },
      sms: { send: async () => {}, notify },
      outbox: { put: async () => {} },
    });
    const topic = collectTopics([identityModule], { deviceNotices }).get('device-notice');
    if (!topic) throw new Error('no module delivers notices');
    return topic;
  }
  const payload = { userId: 1, brand: 'ddsp', device: 'mac', at: 0 };

  it('[A-076] is not repeated if the carrier may have sent it, and is if it has not', async () => {
    const unanswered = topicWith(() => Promise.reject(new SmsUnanswered('silence')), '13812345678');
    await expect(unanswered.deliver(payload, 'key')).resolves.toBeUndefined();
    const refused = topicWith(() => Promise.reject(new Error('refused')), '13812345678');
    await expect(refused.deliver(payload, 'key')).rejects.toThrow('refused');
    expect(await refused.onGivenUp?.(product.foundation.database.db, payload)).toBe(true);
  });

  it('[A-076] an account without a phone gets no message', async () => {
    const sent: SmsNotice[] = [];
    const topic = topicWith(async (notice) => void sent.push(notice), '');
    await topic.deliver(payload, 'key');
    expect(sent).toEqual([]);
  });
});
