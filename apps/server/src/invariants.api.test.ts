import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../test/kit.ts';
import { ORDER_INVARIANTS } from '../test/order-invariants.ts';
import { verify } from './db/invariant.ts';
import { activityInvariants } from './modules/activity/activity.invariants.ts';
import { giftDrawInvariants } from './modules/activity/gift-draw.invariants.ts';
import { appleInvariants } from './modules/apple/apple.invariants.ts';
import { auditInvariants } from './modules/audit/audit.invariants.ts';
import { campaignInvariants } from './modules/campaign/campaign.invariants.ts';
import { codesInvariants } from './modules/codes/codes.invariants.ts';
import { feedbackInvariants } from './modules/feedback/feedback.invariants.ts';
import { fraudInvariants } from './modules/fraud/fraud.invariants.ts';
import { gamesInvariants } from './modules/games/games.invariants.ts';
import { giftInvariants } from './modules/gift/gift.invariants.ts';
import { mallInvariants } from './modules/mall/mall.invariants.ts';
import { debtInvariants } from './modules/membership/membership.invariants.ts';
import { myDataInvariants } from './modules/my-data/my-data.invariants.ts';
import { rewardReversalInvariants } from './modules/refunds/reward-reversal.invariants.ts';
import { renewalInvariants } from './modules/renewals/renewal.invariants.ts';
import { unionInvariants } from './modules/union/union.invariants.ts';
import { invariants as all, userTables } from './modules.ts';

// Modules with a *.invariants.api.test.ts test theirs there, with users who pay, play, write or leave.
const ELSEWHERE = [
  ...[...auditInvariants, ...ORDER_INVARIANTS],
  ...rewardReversalInvariants,
  ...fraudInvariants,
  ...appleInvariants,
  ...renewalInvariants,
  ...debtInvariants,
  ...mallInvariants,
  ...unionInvariants,
  ...giftInvariants,
  ...campaignInvariants,
  ...activityInvariants,
  ...giftDrawInvariants,
  ...codesInvariants,
  ...gamesInvariants,
  ...feedbackInvariants,
  ...myDataInvariants,
];
const invariants = all.filter((invariant) => !ELSEWHERE.includes(invariant));
const CHANNEL = 'campus-30';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await insertRows();
});
afterAll(() => product.stop());

async function claim(mobile: string): Promise<void> {
  await product.call('sendClaimCode', { mobile, channel: CHANNEL });
  const mobileValidateCode = await product.readCode(mobile);
  const { code } = await product.call('receiveClaim', { mobile, mobileValidateCode, channel: CHANNEL });
  expect(code).toBe('0000');
}

/** Uses some of every feature through the API, because an invariant without rows proves nothing. */
async function insertRows(): Promise<void> {
  const makeUser = (wanted: object) =>
    product.lab<{ mobile: string; token: string }>('POST', '/users', wanted);
  const member = await makeUser({ preset: 'member' });
  await product.call('clockIn', {}, { token: member.token });
  for (const level of [1, 2]) await product.call('markLevelReward', { level }, { token: member.token });
  await makeUser({ points: 500 });
  const starter = await makeUser({});
  await product.call('markPunch', { smId: 'starter-device' }, { token: starter.token });
  const lapsed = await makeUser({ vipDays: -5, vPower: 61 });
  await product.lab('POST', '/clock', { advanceMs: 2 * DAY_MS });
  await claim(lapsed.mobile);
  await product.lab('POST', '/clock', { reset: true });
  await claim(member.mobile);
  await claim(newPhone());
  const later = newPhone();
  await claim(later).then(() => makeUser({ mobile: later }));
  const event = { id: 22000, at: Date.now(), eventKey: 'event-key', properties: { path: '/' } } as const;
  await product.call('recordEvents', { events: [event] });
  await product.foundation.database.exec(`
    insert into outbox_messages (topic, message_key, payload, due_at, delivered_at)
    values ('test', 'key', '{"n":1}', now(), now())`);
}

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statements: string): Promise<string[]> {
  let fired: string[] = [];
  const parts = statements.split(';').filter((text) => text.trim());
  const work = product.foundation.database.db.transaction(async (tx) => {
    for (const statement of parts) await tx.execute(sql.raw(statement));
    fired = (await verify(tx, invariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const POINTS_USER = `(select user_id from ledger_balances where ledger = 'points' limit 1)`;
const NO_VIP = `(select min(id) from users u where not exists (select 1 from memberships m where m.user_id = u.id))`;
const entry = (user: string, ledger: string, cause: string, amount: number, extra = `'test', now()`) => `
  insert into ledger_entries (user_id, ledger, cause, amount, source, at)
  values (${user}, '${ledger}', '${cause}', ${amount}, ${extra})`;
const balance = (user: string, ledger: string, change: string) =>
  `update ledger_balances set balance = balance ${change} where user_id = ${user} and ledger = '${ledger}'`;
const dropCheck = (table: string, name: string) =>
  `alter table ${table} drop constraint ${table}_${name}_check`;
const unlock = (table: string) => `drop trigger ${table}_append_only on ${table}`;
const LAPSED = `(select user_id from ledger_entries where source = 'decay' limit 1)`;
const decayRow = (cause: string, amount: number, at: string) =>
  entry(LAPSED, 'v_power', cause, amount, `'decay', ${at}`);
const PLAIN = '13812345678';
const storedEvent = (id: number, properties: string) => `
  insert into analytics_events values ('broken-1', ${id}, 'web', '5.19.1', null, '${properties}', now(), now())`;
const changePackage = (set: string) => `update packages set ${set} where package_id = 'yujian-android-month'`;
const changeBlock = (target: string) => `
  update content_blocks set items = jsonb_set(items, '{0,targetUrlIos}', '"${target}"') where block_id = 'top-all'`;

/** Tables that only we write, and pictures, which contain no text. */
const OUR_OWN =
  `activities activity_gift_acts activity_gift_draws activity_gift_entries activity_gift_terms activity_items
  activity_stock agreements albums business_clock campaign_stock campaign_terms campaigns canned_answers
  claim_channels code_batches code_uses content_blocks content_packs contract_state_edges dramas earn_ways fraud_rules
  game_categories game_keys game_reservations games gift_choices mall_goods mall_stock navigations order_state_edges
  packages schema_migrations refund_policies unions upload_pictures`.split(/\s+/);

const BREAKS: Readonly<Record<string, ReadonlyArray<readonly [string, string]>>> = {
  'ledger sum is the balance': [
    ['a balance changed by SQL', balance(POINTS_USER, 'points', '+ 1')],
    ['an entry without its balance', entry(POINTS_USER, 'points', 'x', 1)],
    ['a missing balance', `delete from ledger_balances where ledger = 'points'`],
    ['a balance without entries', `insert into ledger_balances values (${NO_VIP}, 'v_power', 1)`],
    [
      'a balance below zero, though it adds up',
      `${dropCheck('ledger_balances', 'balance')}; ${balance(POINTS_USER, 'points', '- 10000')}; ${entry(POINTS_USER, 'points', 'x', -10_000)}`,
    ],
  ],
  'expiry is the replay of the entitlement ledger': [
    ['an end moved by a millisecond', `update memberships set expires_at = expires_at + interval '1 ms'`],
    [
      'a missing membership',
      `delete from memberships where user_id = (select min(user_id) from memberships)`,
    ],
    ['a membership of no entries', `insert into memberships (user_id, expires_at) values (${NO_VIP}, now())`],
    [
      'days in the ledger that are missing from the end',
      `${entry(LAPSED, 'entitlement', 'x', 3)}; ${balance(LAPSED, 'entitlement', '+ 3')}`,
    ],
  ],
  'decay rows are two per whole expired day, dated by the expiry': [
    [
      'three in a day',
      `${decayRow('decay:1000000:1', -3, "to_timestamp(1000) + interval '24 hours'")}; ${balance(LAPSED, 'v_power', '- 3')}`,
    ],
    [
      'a row with another date',
      `${decayRow('decay:1000000:1', -2, 'to_timestamp(1000)')}; ${balance(LAPSED, 'v_power', '- 2')}`,
    ],
    [
      'one of two, with more left',
      `${decayRow('decay:1000000:1', -1, "to_timestamp(1000) + interval '24 hours'")}; ${balance(LAPSED, 'v_power', '- 1')}`,
    ],
    [
      'a day that the membership does not count as settled',
      `insert into ledger_entries (user_id, ledger, cause, amount, source, at)
        select user_id, 'v_power', 'decay:' || (extract(epoch from expires_at) * 1000)::bigint || ':1', -2, 'decay', expires_at + interval '24 hours'
        from memberships where user_id = ${LAPSED}; ${balance(LAPSED, 'v_power', '- 2')}`,
    ],
  ],
  'a check-in is one per day, by a member, and has its one V power': [
    [
      'a check-in without its V power',
      `insert into check_ins values (${NO_VIP}, (now() at time zone interval '8 hours')::date, now(), now() + interval '1 day')`,
    ],
    [
      'V power without its check-in',
      `${entry(POINTS_USER, 'v_power', 'check-in:2020-01-01', 1, `'check-in', now()`)}; ${balance(POINTS_USER, 'v_power', '+ 1')}`,
    ],
    [
      'a member whose time had ended',
      `${unlock('check_ins')}; alter table check_ins drop constraint check_ins_of_a_member; update check_ins set member_until = checked_at`,
    ],
    [
      'another day than its own',
      `${unlock('check_ins')}; alter table check_ins drop constraint check_ins_of_its_day; update check_ins set day = day + 1`,
    ],
  ],
  'a level reward is taken once, with its days by the table and its V power reached': [
    [
      'other days than the table has',
      `alter table level_rewards drop constraint level_rewards_by_the_table; update level_rewards set days = 4`,
    ],
    [
      'a level that was not reached',
      `alter table level_rewards drop constraint level_rewards_reached; update level_rewards set v_power = 9`,
    ],
    ['days that were never granted', `insert into level_rewards values (${NO_VIP}, 4, 10, 320, now())`],
    [
      'days without a reward',
      `${entry(LAPSED, 'entitlement', 'level:7', 50, `'level', now()`)}; ${balance(LAPSED, 'entitlement', '+ 50')}`,
    ],
    ['a missing medal', 'drop trigger medals_stay on medals; delete from medals'],
  ],
  'a new user’s mark is on one of seven days and has its one grant of days': [
    ['a missing mark', `${unlock('punch_marks')}; delete from punch_marks`],
    [
      'other days than the table has',
      `${unlock('punch_marks')}; alter table punch_marks drop constraint punch_marks_by_the_table; update punch_marks set days = 4`,
    ],
    ['missing days', `${unlock('ledger_entries')}; delete from ledger_entries where source = 'punch'`],
    [
      'another day than its own',
      `${unlock('punch_marks')}; alter table punch_marks drop constraint punch_marks_of_their_day; update punch_marks set marked_at = marked_at + interval '24 hours'`,
    ],
  ],
  'the seven days begin with a first mark, of a new account on an unused device': [
    [
      'an account that was not new',
      `${unlock('punch_runs')}; alter table punch_runs drop constraint punch_runs_of_new_users; update punch_runs set registered_at = started_at - interval '168 hours'`,
    ],
    ['another age than the account has', `update users set registered_at = registered_at + interval '1 ms'`],
    ['no device', `${unlock('punch_devices')}; delete from punch_devices`],
    ['a device of nobody who marked', `insert into punch_devices values ('x', ${POINTS_USER}, now())`],
  ],
  'decay skips no day on which there was V power to lose': [
    [
      'a skipped day',
      `insert into ledger_entries (user_id, ledger, cause, amount, source, at)
        select user_id, ledger, regexp_replace(cause, '[0-9]+$', '9'), -2, source, at + interval '48 hours'
        from ledger_entries where source = 'decay' order by seq desc limit 1; ${balance(LAPSED, 'v_power', '- 2')}`,
    ],
  ],
  'held days are released once, to the account of their phone': [
    ['days still held although the phone has an account', `update held_grants set released_to = null`],
    [
      'days released that the ledger does not have',
      `update held_grants set days = days + 1 where released_to is not null`,
    ],
    [
      'days released to another account',
      `update held_grants set released_to = ${POINTS_USER} where released_to is not null`,
    ],
  ],
  'codes live five minutes and allow five tries': [
    ['a sixth try', `${dropCheck('sms_codes', 'tries')}; update sms_codes set tries = 6`],
    [
      'a code of more than five minutes',
      `update sms_codes set expires_at = created_at + interval '5 minutes 1 ms'`,
    ],
    ['a code used without a try', `update sms_codes set used_at = now(), tries = 0, anonymous_tries = 0`],
  ],
  'a code was used for one thing, by the requester that it was sent for': [
    ['a code that was not used', `update sms_codes set used_at = null`],
    ['a code of another phone', `update sms_codes set phone_index = 'x'`],
    [
      'a code of another purpose',
      `update sms_codes set purpose = 'login' where id in (select code_id from claims)`,
    ],
    [
      'a code that gave days and proves a phone as well',
      `insert into phone_proofs (user_id, phone_index, code_id, proved_at)
        select ${POINTS_USER}, phone_index, code_id, now() from claims limit 1`,
    ],
  ],
  'sends of a phone stay within their caps': [
    ['two in a minute', `update sms_send_quotas set sent_at = array[now(), now() - interval '59.9 s']`],
    [
      'two in a minute, earlier',
      `update sms_send_quotas set sent_at = array[now(), now() - interval '2 minutes', now() - interval '150 s']`,
    ],
    [
      'six in an hour',
      `update sms_send_quotas set sent_at = (select array_agg(now() - n * interval '11 minutes' order by n) from generate_series(0, 5) n)`,
    ],
    [
      'six in an hour, earlier',
      `update sms_send_quotas set sent_at = array[now()] || (select array_agg(now() - interval '5 hours' - n * interval '11 minutes' order by n) from generate_series(0, 5) n)`,
    ],
    [
      'eleven in a day',
      `update sms_send_quotas set sent_at = (select array_agg(now() - n * interval '2 hours' order by n) from generate_series(0, 10) n)`,
    ],
  ],
  'guesses per phone and hour are bounded': [['an eleventh', `update sms_guess_quotas set guesses = 11`]],
  'no readable phone, code or token in what is stored': [
    ['a phone not sealed', `update phones set phone_sealed = '${PLAIN}' where user_id = ${POINTS_USER}`],
    ['a phone as its own index', `insert into phones (phone_index, phone_sealed) values ('${PLAIN}', 'x')`],
    ['a phone among the sends', `insert into sms_send_quotas values ('${PLAIN}', array[now()])`],
    ['a code not hashed', `update sms_codes set code_hmac = '123456'`],
    [
      'a phone in a ledger’s reason',
      `${entry(POINTS_USER, 'points', `gift:${PLAIN}`, 1)}; ${balance(POINTS_USER, 'points', '+ 1')}`,
    ],
    [
      'a token in a ledger’s cause',
      `${entry(POINTS_USER, 'points', `gift:1njchs.${'a'.repeat(32)}`, 1)}; ${balance(POINTS_USER, 'points', '+ 1')}`,
    ],
    ['a phone in a column that is usually safe', `update users set client_type = '${PLAIN}'`],
    ['a phone with its country code', `update users set client_type = 'a=+86${PLAIN}&b'`],
    ['a phone in groups, in full-width digits', `update users set client_type = '１３８.1234.５６７８'`],
    ['a token after a sign of an address', `update users set client_type = '%3D1njchs.' || repeat('a', 32)`],
    ['a phone that leaves the system', `update outbox_messages set payload = '{"to":"${PLAIN}"}'`],
    ['a phone in an error', `update outbox_messages set last_error = 'no route to ${PLAIN}'`],
    [
      'a token not hashed',
      `update sessions set token_hash = '1njchs.' || repeat('a', 32) where user_id = ${POINTS_USER}`,
    ],
  ],
  'a claim is inside its window, has one used code, and is granted or held once': [
    ['a code that was not used', `update sms_codes set used_at = null`],
    [
      'two claims of a phone by one code',
      `alter table claims drop constraint claims_pkey; alter table claims drop constraint claims_code_id_key; alter table claims drop constraint claims_receipt_hash_key; insert into claims select * from claims limit 1`,
    ],
    ['a code of another purpose', `update sms_codes set purpose = 'login'`],
    ['a code of another channel', `update sms_codes set scope = 'moon-15'`],
    [
      'a claim at the very end of its window',
      `alter table claims drop constraint claims_check; update claims set claimed_at = window_ends_at`,
    ],
    ['days that are neither held nor granted', `delete from held_grants where released_to is null`],
    ['other days than were granted', `update claims set days = days + 1`],
  ],
  'an event is one of the catalogue and contains no phone and no token': [
    ['an unknown event', storedEvent(1, '{}')],
    ['a phone in its properties', storedEvent(22_000, `{"path":"/u/${PLAIN}"}`)],
    ['a token in its properties', storedEvent(22_000, `{"path":"/1njchs.${'a'.repeat(32)}"}`)],
  ],
  'every drama of a playlist is in the library, and is listed there once': [
    ['a missing drama', `delete from dramas where drama_id = '40026'`],
    ['a drama listed twice', `update albums set items = items || items`],
  ],
  'every drama of a navigation topic is in the library': [
    ['a missing drama', `delete from dramas where drama_id = '40013'`],
  ],
  'packages have a price, days and different wallets, renewable ones only Alipay': [
    ['a package for nothing', `${dropCheck('packages', 'fen')}; ${changePackage('fen = 0')}`],
    ['a wallet listed twice', changePackage('wallets = wallets || wallets')],
    ['no wallet', changePackage(`wallets = '[]'`)],
    ['WeChat for a renewable package', changePackage('renewable = true')],
  ],
  'the first package of a brand and market without renewal lasts a week or more and accepts both wallets': [
    ['one of six days', changePackage('days = 6')],
    ['one of one wallet', changePackage('wallets = wallets - 1')],
  ],
  'content blocks link to paths of our own': [
    ['another host', changeBlock('//evil.example')],
    ['a scheme', changeBlock('javascript:alert(1)')],
    ['no target although one is opened', changeBlock('')],
  ],
  'versions of an agreement follow one another in time, each under the hash of its text': [
    [
      'a second version before the first',
      `update agreements set effective_at = now() - interval '9 years' where agreement_id = 'yujian_vip@2'`,
    ],
    [
      'a text under the hash of another',
      `alter table agreements drop constraint agreements_check; update agreements set hash = 'x' where agreement_id = 'yujian_vip@1'`,
    ],
  ],
  'the outbox has no dead letters': [['a dead letter', `update outbox_messages set dead_at = now()`]],
  'nothing in the outbox waits past its time': [
    [
      'an overdue message',
      `update outbox_messages set delivered_at = null, due_at = now() - interval '11 minutes'`,
    ],
  ],
};

describe('invariants', () => {
  it('[A-103] hold on data written by calls, and were checked on rows', async () => {
    const report = await verify(product.foundation.database.db, invariants);
    expect(report.violations).toEqual([]);
    expect(report.checked.filter(({ rows }) => rows === 0)).toEqual([]);
    expect(report.checked.map(({ invariant }) => invariant)).toEqual(invariants.map(({ name }) => name));
  });

  it('[A-103] search for phones and tokens in every table that is not content', async () => {
    const { rows } = (await product.foundation.database.db.execute(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )) as unknown as { rows: Array<{ name: string }> };
    const left = rows.map(({ name }) => name).filter((name) => !(name in userTables));
    expect(left.sort()).toEqual([...OUR_OWN].sort());
  });

  it('each can be broken here', () => {
    expect(Object.keys(BREAKS).sort()).toEqual(invariants.map(({ name }) => name).sort());
  });

  for (const [name, breaks] of Object.entries(BREAKS)) {
    it.each(breaks)(`[A-103] "${name}" fires on %s`, async (_case, statements) => {
      expect(await violatedBy(statements)).toContain(name);
    });
  }

  it('[A-103] leave no changes behind', async () =>
    expect((await verify(product.foundation.database.db, invariants)).violations).toEqual([]));
});
