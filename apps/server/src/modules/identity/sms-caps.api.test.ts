import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite } from '@electric-sql/pglite';
import { BRANDS } from '@juban/catalog';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { type SandboxProcess, startSandbox } from '../../../test/sandbox-process.ts';
import { rowsOf } from '../../db/database.ts';
import { createSecrets } from '../../lib/secrets.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { type SmsSender, SmsUnanswered } from '../../ports/sms-sender.ts';
import { createSmsCodeService } from './sms-code.service.ts';

const CHANNEL = 'campus-30';

let sandbox: SandboxProcess;
let product: TestProduct;
beforeAll(async () => {
  // A separate carrier: this file takes it down, and other files send at the same time.
  sandbox = await startSandbox();
  product = await startProduct({ SANDBOX_PORT: String(sandbox.port) });
});
afterAll(async () => {
  // The times of codes and sends were changed.
  await product.close();
  sandbox.stop();
});

const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));
/** A different app for each phone. */
const deviceOf = (mobile: string) => ({ deviceid: `app-of-${mobile}` });
const send = (mobile: string) => product.call('sendLoginCode', { mobile }, deviceOf(mobile));
const inboxOf = async (phone: string) => (await product.lab<unknown[]>('GET', `/sms?mobile=${phone}`)).length;

/** Writes earlier sends for the newest quota: so many seconds ago, newest first. */
const setPast = (secondsAgo: readonly number[]) =>
  product.foundation.database.exec(`
    update sms_send_quotas set sent_at = array[${secondsAgo.map((s) => `now() - interval '${s} s'`).join(',')}]::timestamptz[]
    where phone_index = (select phone_index from sms_codes order by created_at desc limit 1)`);

/** A phone whose owner logged in with it before, so that all of the caps apply. */
async function phoneWithPast(secondsAgo: readonly number[]): Promise<string> {
  const phone = newPhone();
  expect((await send(phone)).code).toBe('0000');
  await product.foundation.database.exec(`insert into known_requesters
    select phone_index, requester, now() from sms_codes order by created_at desc limit 1`);
  await setPast(secondsAgo);
  return phone;
}

describe('caps of a phone', () => {
  const MINUTE = 60;
  const HOUR = 3_600;
  const DAY = 86_400;
  const every = (count: number, first: number, step: number) =>
    Array.from({ length: count }, (_, n) => first + n * step);

  it.each([
    ['one, a minute ago', [MINUTE + 1]],
    ['five, the fifth over an hour ago', [120, 300, 900, 1_800, HOUR + 2]],
    ['four in the hour', [70, 140, 210, 280]],
    ['ten, the tenth over a day ago', [...every(4, 120, 120), ...every(5, 4_000, 3_600), DAY + 2]],
  ])('[A-072] after %s the next is sent', async (_case, past) => {
    const phone = await phoneWithPast(past);
    expect(await send(phone)).toMatchObject({ status: 200, code: '0000' });
    expect(await inboxOf(phone)).toBe(2);
  });

  it.each([
    ['one, 58 s ago', [58], 2],
    ['five in the hour', [120, 300, 900, 1_800, HOUR - 100], 100],
    ['ten in the day', [...every(4, 120, 120), ...every(5, 4_000, 3_600), DAY - 500], 500],
    ['a minute and a day full at once', [30, ...every(8, 4_000, 3_600), DAY - 700], 700],
  ])('[A-072] after %s it is 4290 with the seconds to wait', async (_case, past, wait) => {
    const phone = await phoneWithPast(past);
    const answer = await send(phone);
    expect(answer).toMatchObject({ status: 429, code: '4290', msg: '操作太频繁，请稍后再试', data: null });
    const retryAfter = Number(answer.headers['retry-after']);
    expect(retryAfter).toBeLessThanOrEqual(wait);
    expect(retryAfter).toBeGreaterThan(wait - 20);
    expect(await inboxOf(phone)).toBe(1);
  });

  it('[A-072] every purpose and every spelling counts for the one phone', async () => {
    const phone = newPhone();
    expect((await product.call('sendClaimCode', { mobile: phone, channel: CHANNEL })).code).toBe('0000');
    expect((await send(phone)).code).toBe('4290');
    expect((await send(`+86 ${phone}`)).code).toBe('4290');
    expect(await inboxOf(phone)).toBe(1);
  });

  it('[A-072] ten at once send one', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(phone)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(await inboxOf(phone)).toBe(1);
  });

  it('[A-072] the business clock does not change them', async () => {
    const phone = await phoneWithPast([1]);
    await product.lab('POST', '/clock', { advanceMs: 86_400_000 * 2 });
    expect((await send(phone)).code).toBe('4290');
    await product.lab('POST', '/clock', { reset: true });
  });
});

describe('caps of an address', () => {
  /** Each send has passed the risk check, which an address would get long before this cap. */
  const sendFrom = async (remoteAddress: string) => {
    const { risk } = product.services;
    const caller = { address: remoteAddress, deviceId: undefined, requesterCookie: undefined };
    const { challenge } = await risk.makeChallenge(caller);
    const x = (await risk.readAnswer(challenge)) ?? 0;
    const { rid } = await risk.answerSlide({ challenge, x }, caller);
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/outside/vip/sendCaptchaSms',
      remoteAddress,
      payload: { mobile: newPhone(), channel: CHANNEL, rid },
    });
    return { status: response.statusCode, wait: Number(response.headers['retry-after']) };
  };

  it('[A-072] thirty sends an hour, then 429; loopback continues in the demo', async () => {
    for (let n = 1; n <= 30; n += 1) expect((await sendFrom('203.0.113.7')).status, `send ${n}`).toBe(200);
    const over = await sendFrom('203.0.113.7');
    expect(over.status).toBe(429);
    expect(over.wait).toBeGreaterThan(3_000);
    expect(over.wait).toBeLessThanOrEqual(3_600);
    expect((await sendFrom('203.0.113.8')).status).toBe(200);
    expect((await sendFrom('127.0.0.1')).status).toBe(200);
  });
});

describe('caps of a device', () => {
  const CALLS = ['/api/web_pay/user/send/code', '/api/outside/vip/sendCaptchaSms'];
  let sends = 0;
  /** From another address each time, with either kind of code. */
  const sendFrom = async (deviceid?: string) => {
    sends += 1;
    const response = await product.app.inject({
      method: 'POST',
      url: CALLS[sends % CALLS.length] ?? '',
      remoteAddress: `198.51.100.${sends}`,
      headers: deviceid === undefined ? {} : { deviceid },
      payload: { mobile: newPhone(), channel: CHANNEL },
    });
    return { status: response.statusCode, wait: Number(response.headers['retry-after']) };
  };

  it('[A-072] twenty sends an hour from any addresses, then 429 for that device only', async () => {
    for (let n = 1; n <= 20; n += 1) expect((await sendFrom('box-7')).status, `send ${n}`).toBe(200);
    const over = await sendFrom('box-7');
    expect(over.status).toBe(429);
    expect(over.wait).toBeGreaterThan(3_000);
    expect(over.wait).toBeLessThanOrEqual(3_600);
    expect((await sendFrom('box-8')).status).toBe(200);
    expect((await sendFrom()).status).toBe(200);
  });
});

describe('the shared budget', () => {
  const withoutIds = { deviceId: undefined, requesterCookie: undefined, issuedCookie: undefined };
  const caller = { brand: BRANDS.yujian, address: '203.0.113.9', ...withoutIds };
  const openCodes = (hit: RateLimits['hit'], send: SmsSender['send'] = async () => {}) => {
    const { database, clock, config } = product.foundation;
    const sms = { send, notify: async () => {} };
    const secrets = createSecrets(config.secretKey);
    return createSmsCodeService({ db: database.db, clock, secrets, sms, rateLimits: { hit } });
  };

  it('[A-072] is not used by sends that a phone’s own caps refuse', async () => {
    const hits: string[] = [];
    const codes = openCodes((limit) => void hits.push(limit));
    const wanted = { phone: newPhone(), purpose: 'login' } as const;
    await codes.sendCode(wanted, caller);
    await expect(codes.sendCode(wanted, caller)).rejects.toMatchObject({ code: '4290' });
    expect(hits.filter((limit) => limit === 'smsForLogins')).toHaveLength(1);
  });

  it('[A-072] a carrier without an answer may have sent: it counts, and the code works if it arrives', async () => {
    let sent = '';
    const codes = openCodes(
      () => undefined,
      async ({ code }) => {
        sent = code;
        throw new SmsUnanswered('the carrier did not answer');
      },
    );
    const wanted = { phone: newPhone(), purpose: 'login' } as const;
    await expect(codes.sendCode(wanted, caller)).rejects.toMatchObject({ code: '2005' });
    await expect(codes.sendCode(wanted, caller)).rejects.toMatchObject({ code: '4290' });
    expect(await codes.checkCode(wanted, sent, caller)).toBeTruthy();
  });

  it('[A-072] a resend without an answer keeps the code before it valid, each for one use', async () => {
    const sent: string[] = [];
    let isSilent = false;
    const codes = openCodes(
      () => undefined,
      async ({ code }) => {
        sent.push(code);
        if (isSilent) throw new SmsUnanswered('the carrier did not answer');
      },
    );
    const wanted = { phone: newPhone(), purpose: 'login' } as const;
    const { database } = product.foundation;
    const check = (at: number) => codes.checkCode(wanted, sent[at] ?? '', caller);
    /** The next send is one that its cap allows, and newer than those before it. */
    const sendLater = async () => {
      await database.exec(
        `update sms_codes set created_at = created_at - interval '70 seconds'; update sms_send_quotas set sent_at = '{}'`,
      );
      await codes.sendCode(wanted, caller);
    };
    await codes.sendCode(wanted, caller);
    isSilent = true;
    await expect(sendLater()).rejects.toMatchObject({ code: '2005', message: phoneCodeTexts.mayComeLate });
    const [first, second] = [await check(0), await check(1)];
    expect(first).not.toBe(second);
    await codes.useCode(database.db, first);
    await expect(check(0)).rejects.toMatchObject({ code: '2001' });
    isSilent = false;
    await sendLater();
    await expect(check(1)).rejects.toMatchObject({ code: '2001' });
    expect(await check(2)).toBeTruthy();
  });

  it('[A-072] refuses, when used up, without affecting the phone’s own', async () => {
    let isSpent = true;
    const codes = openCodes((limit) => (limit === 'smsForLogins' && isSpent ? 17 : undefined));
    const wanted = { phone: newPhone(), purpose: 'login' } as const;
    const refusal = { code: '4290', retryAfterSeconds: 17 };
    await expect(codes.sendCode(wanted, caller)).rejects.toMatchObject(refusal);
    isSpent = false;
    await codes.sendCode(wanted, caller);
  });
});

describe('known and unknown phones', () => {
  // Jobs and the shared clock query the database every second: only the call's own queries count.
  const underWatch = new AsyncLocalStorage<true>();

  /** The statements of a call, with every value removed. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const seen: string[] = [];
    const note = (asked: unknown) => {
      const text = typeof asked === 'string' ? asked : (asked as { text?: string })?.text;
      if (text && underWatch.getStore() && !/^(begin|commit|rollback)/i.test(text)) seen.push(text);
    };
    const spies = [spyOn(pg.Client.prototype, note), spyOn(PGlite.prototype, note)];
    await underWatch.run(true, work);
    for (const spy of spies) spy.mockRestore();
    return seen;
  }
  function spyOn(prototype: { query: (...args: never[]) => unknown }, note: (asked: unknown) => void) {
    const real = prototype.query;
    return vi.spyOn(prototype, 'query').mockImplementation(function (this: unknown, ...args: never[]) {
      note(args[0]);
      return real.apply(this, args);
    });
  }

  it('[A-073] a send and a wrong login answer alike and take the same steps', async () => {
    const known = (await product.lab<{ mobile: string }>('POST', '/users', {})).mobile;
    const unknown = newPhone();
    const steps = async (phone: string) => {
      const answers: unknown[] = [];
      const statements = await statementsOf(async () => {
        const sent = await send(phone);
        const code = (await product.readCode(phone)) === '000000' ? '000001' : '000000';
        const wrong = await product.call('login', { mobile: phone, captcha: code }, deviceOf(phone));
        const late = await send(phone);
        answers.push(sent.body, wrong.body, late.body, [sent.status, wrong.status, late.status]);
      });
      return { answers, statements };
    };
    const [first, second] = [await steps(known), await steps(unknown)];
    expect(first.answers).toEqual(second.answers);
    expect(first.statements).toEqual(second.statements);
    expect(first.statements.length).toBeGreaterThan(3);
  });

  it('[A-073] a login without any code has the same answer and queries', async () => {
    const known = (await product.lab<{ mobile: string }>('POST', '/users', {})).mobile;
    const steps = async (mobile: string) => {
      let body = '';
      const statements = await statementsOf(async () => {
        body = (await product.call('login', { mobile, captcha: '123456' })).body;
      });
      return { body, statements };
    };
    expect(await steps(known)).toEqual(await steps(newPhone()));
  });

  it('[A-073] a send writes the same tables for both', async () => {
    const known = (await product.lab<{ mobile: string }>('POST', '/users', {})).mobile;
    const sizes = () =>
      query<object>(`select (select count(*)::int from users) as users, (select count(*)::int from phones) as phones,
        (select count(*)::int from sms_codes) as codes, (select count(*)::int from sms_send_quotas) as quotas`);
    const growth = async (phone: string) => {
      const [before] = (await sizes()) as Array<Record<string, number>>;
      await send(phone);
      const [after] = (await sizes()) as Array<Record<string, number>>;
      return Object.entries(after ?? {}).map(([table, size]) => [table, size - (before?.[table] ?? 0)]);
    };
    const grown = [
      ['users', 0],
      ['phones', 0],
      ['codes', 1],
      ['quotas', 1],
    ];
    expect(await growth(known)).toEqual(grown);
    expect(await growth(newPhone())).toEqual(grown);
  });
});

describe('carrier down', () => {
  const setDown = (down: boolean) =>
    fetch(`${sandbox.url}/sms/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ down }),
    });

  it('[A-098] a send is 2005, and the quota is returned', async () => {
    const phone = newPhone();
    await setDown(true);
    for (let n = 0; n < 3; n += 1) {
      expect(await send(phone)).toMatchObject({
        status: 200,
        code: '2005',
        msg: '发送失败，请稍后再试',
        data: null,
      });
    }
    const retryAfter = product.logs.filter((line) => line.includes('the SMS sandbox answered'));
    expect(retryAfter.map((line) => JSON.parse(line))).toMatchObject(
      Array(3).fill({ level: 40, answer: '2005' }),
    );
    expect(retryAfter.join()).not.toContain(phone);
    await setDown(false);
    expect((await send(phone)).code).toBe('0000');
    expect((await send(phone)).code).toBe('4290');
    expect(await inboxOf(phone)).toBe(1);
  });

  it('[A-098] a code that was sent before stays valid', async () => {
    const phone = await phoneWithPast([61]);
    const code = await product.readCode(phone);
    await setDown(true);
    expect((await send(phone)).code).toBe('2005');
    await setDown(false);
    const entered = await product.call('login', { mobile: phone, captcha: code }, deviceOf(phone));
    expect(entered.code).toBe('0000');
  });

  it('[A-072] only the failed send is returned', async () => {
    const phone = await phoneWithPast([120, 300, 900, 1_800]);
    await setDown(true);
    expect((await send(phone)).code).toBe('2005');
    await setDown(false);
    const [row] = await query<{ n: number }>(`select cardinality(sent_at) as n from sms_send_quotas
      where phone_index = (select phone_index from sms_codes order by created_at desc limit 1)`);
    expect(row?.n).toBe(4);
    expect((await send(phone)).code).toBe('0000');
    await setPast([61, 120, 300, 900, 1_800]);
    expect((await send(phone)).code).toBe('4290');
  });
});
