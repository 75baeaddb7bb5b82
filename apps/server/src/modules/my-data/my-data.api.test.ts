import { randomUUID } from 'node:crypto';
import { calls } from '@juban/contract';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { IOS_MONTH } from '../../../test/apple-kit.ts';
import { type Person, startMyData } from '../../../test/my-data-kit.ts';
import { lockUser } from '../../db/lock-user.ts';

let kit: Awaited<ReturnType<typeof startMyData>>;
beforeAll(async () => {
  kit = await startMyData();
});
// Its last tests leave rows that no user could.
afterAll(() => kit.close());
afterEach(() => kit.product.lab('POST', '/clock', { reset: true }));

const CLAIM = 'campus-30';
/** The wallet's id of the sandbox's payer. */
const PAYER = '2088102100000001';
const NOTIFICATION_TABLES = ['payment_notifications', 'contract_notifications'] as const;

/** Uses every feature that stores personal data. */
async function addSomeData(person: Person): Promise<void> {
  const { product, headers } = kit;
  await kit.subscribe(person);
  await kit.bindUnion(person);
  const properties = { path: '/vip' };
  const event = { id: 22000, at: Date.now(), eventKey: randomUUID(), properties } as const;
  await product.call('recordEvents', { events: [event] }, headers(person.token));
  await product.call('clockIn', {}, headers(person.token));
}

/** Bought in the App Store without an order of ours: one is created for it. */
async function buyInStore({ id, token }: Person): Promise<void> {
  const response = await fetch(`${kit.provider.sandbox.url}/apple/control/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ brand: 'yujian', productId: IOS_MONTH.goodsCode, price: IOS_MONTH.fen * 10, notify: 'drop' },
      appAccountToken: kit.product.services.accountTokenOf(id),
    }),
  });
  const { jws } = (await response.json()) as { jws: string };
  const headers = { token, clientType: 'ios_rrsp_jzsp' };
  expect((await kit.product.call('restoreApple', { jws: [jws] }, headers)).data.restored).toBe(1);
}

/** All provider notifications about the person's payments and contracts. */
async function notificationsOf({ id }: Person): Promise<string> {
  const selects = NOTIFICATION_TABLES.map((table) => `select body from ${table} where user_id = ${id}`).join(
    ' union all ',
  );
  return (await kit.query<{ body: string }>(selects)).map(({ body }) => body).join('');
}

describe('export', () => {
  it('[C-097] contains the user’s rows of every table, readable, and nothing of other users', async () => {
    const [person, other] = [await kit.makePerson({ points: 70 }), await kit.makePerson()];
    await addSomeData(person);
    await kit.subscribe(other);
    const { code, data, body } = await kit.exportAll(person);
    expect(code).toBe('0000');
    expect(data.userId).toBe(String(person.id));
    expect(Object.keys(data.records)).toEqual(
      expect.arrayContaining([
        ...['users', 'phones', 'sessions', 'orders', 'payments', 'contracts', 'ledger_entries'],
        ...['union_bindings', 'analytics_events', 'memberships'],
      ]),
    );
    expect(data.records.phones).toEqual([{ user_id: person.id, mobile: person.mobile }]);
    expect(data.records.users).toMatchObject([{ nick_name: person.nickName }]);
    for (const strange of [other.nickName, other.mobile, String(other.id)])
      expect(body).not.toContain(strange);
  });

  it('[C-097] leaves out what protects the account', async () => {
    const person = await kit.makePerson();
    await addSomeData(person);
    const { body } = await kit.exportAll(person);
    expect(body).not.toMatch(/_hash|_hmac|_sealed|phone_index/);
  });

  it('[C-097] leaves out provider messages, which name the payer: it may have been another person', async () => {
    const person = await kit.makePerson();
    await kit.subscribe(person);
    expect(await notificationsOf(person)).toContain(PAYER);
    const { data, body } = await kit.exportAll(person);
    for (const table of NOTIFICATION_TABLES) {
      expect(data.records[table]).toMatchObject([{ user_id: person.id, provider: 'alipay' }]);
      expect(data.records[table]?.[0]).not.toHaveProperty('body');
    }
    expect(body).not.toContain(PAYER);
  });
});

describe('a visitor', () => {
  it.each([
    'getMyData',
    'sendExportCode',
    'exportMyData',
    'sendDeletionCode',
    'askDeletion',
    'withdrawDeletion',
  ] as const)('[C-097] is refused with a login request by %s', async (name) => {
    expect(await kit.product.callRaw(calls[name], {})).toMatchObject({ code: '1024' });
  });
});

describe('deletion', () => {
  it('[C-097] afterwards no table has the phone or the nickname, and the ledgers still add up', async () => {
    const person = await kit.makePerson({ points: 70 });
    await addSomeData(person);
    const words = [person.mobile, person.nickName];
    expect(await kit.placesOf(words)).toEqual(
      expect.arrayContaining(['phones.phone_sealed', 'union_bindings.phone_sealed', 'users.nick_name']),
    );
    const [before] = await kit.query(
      `select count(*)::int as n from ledger_entries where user_id = ${person.id}`,
    );

    const { code, data } = await kit.ask(person);
    expect({ code, waitsFor: data.deletion?.waitsFor, renewals: data.renewals }).toEqual({
      code: '0000',
      waitsFor: 'coolOff',
      renewals: 0,
    });
    await kit.wait(7);
    await kit.eraseDue();
    expect((await kit.standing(person)).data.deletion?.waitsFor, 'contracts are closed first').toBe(
      'contracts',
    );
    await kit.round();
    await kit.wait(1);
    await kit.eraseDue();

    expect(await kit.standing(person)).toMatchObject({ code: '1024' });
    expect(await kit.placesOf(words)).toEqual([]);
    expect(
      await kit.query(`select count(*)::int as n from ledger_entries where user_id = ${person.id}`),
    ).toEqual([before]);
    expect(await kit.query(`select state from contracts where user_id = ${person.id}`)).toEqual([
      { state: 'closed' },
    ]);
    expect(await kit.violations()).toEqual([]);
  });

  it('[C-097] afterwards nothing names the payer, whatever a provider sends later', async () => {
    const person = await kit.makePerson();
    const orderNo = await kit.buy(person);
    expect(await notificationsOf(person)).toContain(PAYER);
    await kit.settle();
    await kit.ask(person);
    await kit.wait(8);
    await kit.eraseDue();
    expect(await kit.standing(person)).toMatchObject({ code: '1024' });
    await kit.query(`
      insert into payment_notifications (user_id, provider, notification_id, payment_no, body, received_at)
      values (${person.id}, 'alipay', 'told-late', '${orderNo}', 'buyer_id=${PAYER}', now())`);
    const kept = await kit.query(
      `select notification_id from payment_notifications where user_id = ${person.id}`,
    );
    expect([kept.length, await notificationsOf(person)]).toEqual([2, '']);
    expect(await kit.product.services.support.replay(orderNo)).toEqual([
      ...kept.map(() => expect.stringMatching(/: forgotten with its account$/)),
      'asked instead: nothing is left to settle',
    ]);
    expect(await kit.violations()).toEqual([]);
  });

  it('[C-097] keeps the order sources that we wrote ourselves, because accounting depends on them', async () => {
    const person = await kit.makePerson();
    await buyInStore(person);
    const sources = () => kit.query(`select source from orders where user_id = ${person.id}`);
    expect(await sources()).toEqual([{ source: 'app-store' }]);
    await kit.settle();
    await kit.ask(person);
    await kit.wait(8);
    await kit.eraseDue();
    expect(await kit.standing(person)).toMatchObject({ code: '1024' });
    expect(await sources()).toEqual([{ source: 'app-store' }]);
    expect(await kit.violations()).toEqual([]);
  });

  it('[C-097] not before the cool-off time is over, and not at all once it is withdrawn', async () => {
    const person = await kit.makePerson();
    const { data } = await kit.ask(person);
    expect((data.deletion?.dueTime ?? 0) - (data.deletion?.askTime ?? 0)).toBe(7 * DAY_MS);
    expect((await kit.ask(person)).data.deletion, 'asking again').toEqual(data.deletion);
    await kit.wait(6.9);
    expect(await kit.eraseDue()).toBe(0);
    expect((await kit.withdraw(person)).data.deletion).toBeNull();
    await kit.wait(30);
    await kit.eraseDue();
    expect((await kit.standing(person)).data.nickName).toBe(person.nickName);
    expect(await kit.withdraw(person)).toMatchObject({ code: '2172' });
  });

  it('[C-097] nothing is charged from the time of the request', async () => {
    const person = await kit.makePerson();
    await kit.subscribe(person);
    expect((await kit.standing(person)).data.renewals).toBe(1);
    await kit.ask(person);
    expect(await kit.contracts(person)).toMatchObject([{ state: 'closing', nextChargeTime: null }]);
  });

  it('[C-097] waits for an order that can still be paid', async () => {
    const person = await kit.makePerson();
    await kit.ask(person);
    await kit.wait(7);
    await kit.order(person);
    await kit.eraseDue();
    expect((await kit.standing(person)).data).toMatchObject({
      nickName: person.nickName,
      deletion: { waitsFor: 'orders' },
    });
  });

  it('[C-097] is refused while a refund is in progress', async () => {
    const person = await kit.makePerson();
    const orderNo = await kit.buy(person);
    await kit.product.call('requestRefund', { orderNo }, kit.headers(person.token));
    expect(await kit.ask(person)).toMatchObject({ code: '2171' });
    expect((await kit.standing(person)).data.deletion).toBeNull();
    await kit.round();
    expect(await kit.ask(person)).toMatchObject({ code: '0000' });
  });

  it('[C-097] the phone is free for a new account, which cannot claim anything twice', async () => {
    const { product } = kit;
    const person = await kit.makePerson();
    const claim = async () => {
      await product.call('sendClaimCode', { mobile: person.mobile, channel: CLAIM });
      const mobileValidateCode = await product.readCode(person.mobile);
      return product.call('receiveClaim', { mobile: person.mobile, mobileValidateCode, channel: CLAIM });
    };
    const mark = ({ token }: { token: string }, smId: string) =>
      product.call('markPunch', { smId }, kit.headers(token));
    expect(await claim()).toMatchObject({ code: '0000' });
    expect(await mark(person, 'first-telephone')).toMatchObject({ code: '0000' });
    await kit.ask(person);
    await kit.wait(7);
    await kit.eraseDue();
    expect(await kit.placesOf([person.mobile, person.nickName])).toEqual([]);
    const again = await kit.makeBuyer({ mobile: person.mobile });
    expect(again.id).not.toBe(person.id);
    expect((await kit.profile(again)).mobile).toBe(person.mobile);
    expect(await claim()).toMatchObject({ code: '2003' });
    expect(await mark(again, 'second-telephone')).toMatchObject({ code: '2154' });
  });

  it('[C-097] requires that the user has read what is lost', async () => {
    const person = await kit.makePerson();
    const code = await kit.sendDeletionCode(person);
    const refused = await kit.product.callRaw(calls.askDeletion, { code }, kit.headers(person.token));
    expect(refused).toMatchObject({ code: '4000', msg: myDataTexts.notUnderstood });
    expect((await kit.standing(person)).data.deletion).toBeNull();
  });
});

describe('the database refuses', () => {
  const refused = (statement: string, why: RegExp) =>
    expect(kit.product.foundation.database.exec(statement)).rejects.toThrow(why);

  it('[C-097] a shorter cool-off time, an early end, and a login or phone of a deleted account', async () => {
    const person = await kit.makePerson();
    await refused(
      `insert into account_deletions values (${person.id}, now(), now() + interval '6 days', now(), null)`,
      /account_deletions_cool_off/,
    );
    await kit.ask(person);
    await refused(
      `update account_deletions set done_at = now(), next_at = null where user_id = ${person.id}`,
      /account_deletions_not_early/,
    );
    await kit.wait(7);
    await kit.eraseDue();
    await refused(
      `insert into sessions values (${person.id}, 'x', now(), now() + interval '1 day')`,
      /is deleted/,
    );
    await refused(`insert into phones values ('x', 'y', ${person.id})`, /is deleted/);
    await refused(
      `insert into union_bindings values (${person.id}, 'you', 'x', '', '', null, now())`,
      /is deleted/,
    );
    await refused(`delete from account_deletions where user_id = ${person.id}`, /is deleted/);
  });

  it('[C-097] a change of a provider’s notification, except for clearing its body', async () => {
    const person = await kit.makePerson();
    await kit.buy(person);
    const own = `payment_notifications where user_id = ${person.id}`;
    const change = (set: string) => `update payment_notifications set ${set} where user_id = ${person.id}`;
    const erasing = (statement: string) =>
      `select set_config('juban.erasing', 'on', true); ${statement}; select set_config('juban.erasing', '', true)`;
    await refused(change(`body = ''`), /append-only/);
    for (const broken of [`delete from ${own}`, change(`body = 'x'`), change(`body = '', payment_no = 'x'`)])
      await refused(erasing(broken), /append-only/);
    await kit.product.foundation.database.exec(erasing(change(`body = ''`)));
    expect(await notificationsOf(person)).toBe('');
  });
});

// The embedded database has one connection, so nothing can run concurrently there.
describe.runIf(inject('testDatabase').kind === 'postgres')('calls during a deletion', () => {
  it('[C-097] wait for it, get a login request, and leave nothing behind', async () => {
    const person = await kit.makePerson();
    const { db } = kit.product.foundation.database;
    const ask = (query: string) => kit.query<{ n: number }>(query).then(([row]) => row?.n);
    const buys = { goodsCode: kit.goodsCode, payChannel: 'aliPay', sellingChannelId: 2 } as const;
    const event = { id: 22000, at: Date.now(), eventKey: randomUUID(), properties: { path: '/' } } as const;
    let late: Promise<{ code: unknown }[]> | undefined;
    await db.transaction(async (tx) => {
      await lockUser(tx, person.id);
      late = Promise.all([
        kit.product.call('createPurchaseH5', buys, kit.headers(person.token)),
        kit.product.call('recordEvents', { events: [event] }, kit.headers(person.token)),
      ]);
      const waiting = `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => ask(waiting)).toBe(2);
      await tx.execute(sql`insert into account_deletions (user_id, asked_at, due_at, done_at)
        values (${person.id}, now() - interval '9 days', now() - interval '1 day', now())`);
    });
    expect((await late)?.map(({ code }) => code)).toEqual(['1024', '1024']);
    for (const table of ['orders', 'analytics_events'])
      expect(await ask(`select count(*)::int as n from ${table} where user_id = ${person.id}`)).toBe(0);
  });
});

describe('a subscription that only the App Store can end', () => {
  it('[C-097] must be ended there first', async () => {
    const person = await kit.makePerson();
    const orderNo = await kit.buy(person);
    await kit.product.foundation.database.exec(`
      insert into contracts (user_id, contract_no, state, brand, provider, family, goods_code, goods_name, fen, currency,
        period_unit, period_count, created_at, external_no, signed_at)
      values (${person.id}, '${orderNo}', 'active', 'yujian', 'apple', 'vip', 'x', 'x', 100, 'CNY', 'month', 1, now(), 'x', now())`);
    expect(await kit.ask(person)).toMatchObject({ code: '2170' });
    expect((await kit.standing(person)).data).toMatchObject({ deletion: null, renewals: 1 });
  });
});
