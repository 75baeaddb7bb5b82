import { sealValue } from '@juban/wire';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyPostgres, newPhone, startProduct } from '../../../test/kit.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';

const OPEN = 'campus-30';
const GUESSES = Number(process.env.GUESSES ?? 2_000);
const GUESSED_PHONES = 20;
const AT_ONCE = 100;
const SANDBOX = () => `http://127.0.0.1:${inject('sandboxPort')}`;

let servers: ServerProcess[];
let database: pg.Pool;

beforeAll(async () => {
  const databaseUrl = await copyPostgres(inject('testDatabase').source);
  database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const start = () => startServer({ databaseUrl, sandboxPort: inject('sandboxPort') });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.end();
});

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

async function readMessages(phone: string): Promise<Array<{ code: string }>> {
  return (await fetch(`${SANDBOX()}/sms/messages?phone=${phone}`)).json() as Promise<Array<{ code: string }>>;
}

async function sendCode(phone: string, turn = 0): Promise<string> {
  const sent = await callPatiently(urlOf(turn), 'sendClaimCode', { mobile: phone, channel: OPEN });
  expect(sent.code).toBe('0000');
  return (await readMessages(phone))[0]?.code ?? '';
}

async function count(query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.query<{ count: string }>(query, values);
  return Number(rows[0]?.count);
}

async function expectNoViolations(): Promise<void> {
  const report = (await (await fetch(`${urlOf(0)}/lab/api/verify`)).json()) as { violations: unknown[] };
  expect(report.violations).toEqual([]);
}

function tally(codes: ReadonlyArray<string | number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** The spellings of one phone; under et 3 it is also sealed. */
const SPELLINGS: ReadonlyArray<(phone: string) => string> = [
  (phone) => phone,
  (phone) => `+86${phone}`,
  (phone) => `0086 ${phone}`,
  (phone) => `86-${phone}`,
  (phone) => `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`,
  (phone) => `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`,
  (phone) => phone.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + 0xff10)),
];

async function claim(phone: string, mobileValidateCode: string, turn: number) {
  const spelt = SPELLINGS[turn % SPELLINGS.length]?.(phone) ?? phone;
  const isSealed = turn % 3 === 0;
  const mobile = isSealed ? await sealValue('Android', spelt) : spelt;
  const headers = isSealed ? { clientType: 'Android', et: '3' } : {};
  const input = { mobile, mobileValidateCode, channel: OPEN };
  return callPatiently(urlOf(turn), 'receiveClaim', input, headers);
}

describe('one phone, many claims, two processes', () => {
  it('[A-087] 200 claims at once in every spelling give exactly one grant', async () => {
    const phone = newPhone();
    const code = await sendCode(phone);
    const before = await count('select count(*) from claims');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_unused, turn) => claim(phone, code, turn)),
    );
    const counts = tally(answers.map((answer) => answer.code));
    expect(counts['0000']).toBe(1);
    expect(Object.keys(counts).filter((name) => !['0000', '2002', '2003', '4290'].includes(name))).toEqual(
      [],
    );
    expect((await count('select count(*) from claims')) - before).toBe(1);
    await expectNoViolations();
  });

  it('[A-087] two correct codes in two processes at once: the key allows one', async () => {
    const phone = newPhone();
    const gate = await database.connect();
    const first = await sendCode(phone, 0);
    const { rows } = await gate.query<{ phone_index: string }>(
      'select phone_index from sms_codes order by created_at desc limit 1',
    );
    const index = rows[0]?.phone_index;
    await gate.query("insert into phones values ($1, 'held by the test', null)", [index]);
    await gate.query('begin');
    await gate.query('select 1 from phones where phone_index = $1 for update', [index]);
    const racers = [claim(phone, first, 0)];
    await untilWaiting(1);
    await database.query('delete from sms_send_quotas where phone_index = $1', [index]);
    racers.push(claim(phone, await sendCode(phone, 1), 1));
    await untilWaiting(2);
    await gate.query('commit');
    gate.release();
    const codes = (await Promise.all(racers)).map((answer) => answer.code);
    expect(codes.sort()).toEqual(['0000', '2003']);
    expect(await count('select count(*) from held_grants where phone_index = $1', [index])).toBe(1);
    await expectNoViolations();
  });

  it('[A-087] without the key of claims no claim succeeds', async () => {
    const product = await startProduct();
    await product.foundation.database.exec('alter table claims drop constraint claims_pkey');
    const phone = newPhone();
    await product.call('sendClaimCode', { mobile: phone, channel: OPEN });
    const mobileValidateCode = await product.readCode(phone);
    const answer = await product.call('receiveClaim', { mobile: phone, mobileValidateCode, channel: OPEN });
    expect(answer).toMatchObject({ status: 500, code: '5000' });
    await product.stop();
  });
});

/** Claims that wait before the gate: PostgreSQL itself reports who waits for a lock. */
async function untilWaiting(expected: number): Promise<void> {
  await expect
    .poll(() => count("select count(*) from pg_stat_activity where wait_event_type = 'Lock'"))
    .toBe(expected);
}

describe('codes under attack in two processes', () => {
  it(`[A-071] ${GUESSES} guesses over both processes compare at most 5 times per code`, {
    timeout: 300_000 + GUESSES * 30,
  }, async () => {
    const phones = Array.from({ length: GUESSED_PHONES }, newPhone);
    const codes = new Map<string, string>();
    for (const [turn, phone] of phones.entries()) codes.set(phone, await sendCode(phone, turn));
    const ids = (
      await database.query<{ id: string }>('select id from sms_codes order by created_at desc limit $1', [
        GUESSED_PHONES,
      ])
    ).rows.map(({ id }) => id);
    const answers: Array<string | number> = [];
    let next = 0;
    const guess = async () => {
      for (let turn = next++; turn < GUESSES; turn = next++) {
        const phone = phones[turn % GUESSED_PHONES] ?? '';
        const guessed = String(turn % 1_000_000).padStart(6, '0');
        const wrong = guessed === codes.get(phone) ? '999999' : guessed;
        answers.push((await claim(phone, wrong, Math.floor(turn / GUESSED_PHONES))).code);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, guess));
    const tries = await count(
      'select sum(tries + anonymous_tries) as count from sms_codes where id = any($1)',
      [ids],
    );
    const most = await count(
      'select max(tries + anonymous_tries) as count from sms_codes where id = any($1)',
      [ids],
    );
    expect(most).toBe(5);
    // Each comparison was answered with 2001; every other guess was refused without one.
    expect(tally(answers)['2001']).toBe(tries);
    expect(answers).toHaveLength(GUESSES);
    expect(answers).not.toContain('0000');
    await expectNoViolations();
  });

  it('[A-072] 50 sends at once to one phone over both processes send exactly one SMS', async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_unused, turn) =>
        callPatiently(urlOf(turn), 'sendClaimCode', {
          mobile: SPELLINGS[turn % SPELLINGS.length]?.(phone) ?? phone,
          channel: OPEN,
        }),
      ),
    );
    expect(tally(answers.map(({ code }) => code))).toEqual({ '0000': 1, '4290': 49 });
    for (const { status, retryAfter } of answers.filter(({ code }) => code === '4290')) {
      expect(status).toBe(429);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(await readMessages(phone)).toHaveLength(1);
    await expectNoViolations();
  });
});
