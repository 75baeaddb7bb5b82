import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { type Desk, startDesk } from '../../../test/desk-kit.ts';
import { createSecrets } from '../../lib/secrets.ts';

const CODE = 'MAKER-CODE-0001';

let desk: Desk;
let all: StaffMember;
let ofYujian: StaffMember;
let ofJqq: StaffMember;
let owner: Awaited<ReturnType<Desk['newUser']>>;
let orderNo: string;
const feedbackId = randomUUID();

beforeAll(async () => {
  desk = await startDesk();
  all = await newStaff(desk.product, 'support');
  ofYujian = await newStaff(desk.product, 'support', ['yujian']);
  ofJqq = await newStaff(desk.product, 'support', ['jqq']);
  // Registered with one brand, and with an order and a contract of another.
  owner = await desk.newUser({ nickName: '<b>13912345678</b>', clientType: 'ios_ddsp' });
  orderNo = await desk.addOrder({ userId: owner.id, chance: 7 });
  await desk.query(sql`
    insert into payments (user_id, payment_no, order_no, provider, method, state, fen, currency, app_id, seller_id, created_at)
    values (${owner.id}, ${`${orderNo}_2`}, ${orderNo}, 'wechat', 'app', 'closed', 2500, 'RMB', 'a', 's', now())`);
  await desk.addContract(owner.id, orderNo);
  await desk.query(sql`
    insert into feedback (feedback_id, user_id, is_privacy, content, contact_sealed, pictures, client_type, client_version,
      net_env, phone_type, phone_os_version, phone_os_type, created_at, fingerprint)
    values (${feedbackId}, ${owner.id}, false, '打 13912345678 <img src=x onerror=alert(1)>', '', '[]', 'Android', '', '', '', '', '', now(), '')`);
  const { config } = desk.product.foundation;
  const partner = (
    await desk.query<{ partner: string; campaign: string }>(
      sql`select partner, campaign from campaigns limit 1`,
    )
  )[0];
  if (!partner) throw new Error('the demo has no campaign');
  const batchId = randomUUID();
  await desk.query(sql`
    insert into code_batches (batch_id, kind, campaign, source, size, issued, created_at)
    values (${batchId}, 'campaign', ${partner.campaign}, 'maker', 1, 1, now())`);
  const codeHash = createSecrets(config.secretKey).index('maker-code', `${partner.partner}:${CODE}`);
  await desk.query(sql`
    insert into codes (batch_id, seq, campaign, code_hash, code_sealed, user_id, given_at)
    values (${batchId}, 1, ${partner.campaign}, ${codeHash}, 'x', ${owner.id}, now())`);
});
afterAll(() => desk.close());

const find = async (q: string, by = all) => {
  const { code, data, body } = await by.call('search', { q });
  if (code !== '0000') throw new Error(body);
  return data;
};
const kindsOf = async (q: string, by = all) =>
  (await find(q, by)).map(({ kind, page }) => `${kind} ${page.kind} ${page.id}`);

describe('search', () => {
  it('finds a user by id and by phone in any spelling', async () => {
    const user = [`user user ${owner.id}`];
    expect(await kindsOf(String(owner.id))).toEqual(user);
    expect(await kindsOf(owner.mobile)).toEqual(user);
    expect(await kindsOf(` +86 ${owner.mobile.slice(0, 3)}-${owner.mobile.slice(3)} `)).toEqual(user);
    expect(await kindsOf(`${owner.mobile.slice(0, -1)}${(Number(owner.mobile.at(-1)) + 1) % 10}`)).toEqual(
      [],
    );
  });

  it('finds numbers of ours and of providers', async () => {
    const order = `order order ${orderNo}`;
    const contract = `contract user ${owner.id}`;
    const payment = `payment order ${orderNo}`;
    expect(await kindsOf(orderNo)).toEqual([order, contract]);
    expect(await kindsOf(`${orderNo}_2`)).toEqual([payment]);
    expect(await kindsOf(`trade-${orderNo}`)).toEqual([payment]);
    expect(await kindsOf(`ext-${orderNo}`)).toEqual([contract]);
    expect(await kindsOf(feedbackId)).toEqual([`feedback user ${owner.id}`]);
    expect(await kindsOf(feedbackId.toUpperCase())).toEqual([`feedback user ${owner.id}`]);
    expect(await kindsOf(CODE)).toEqual([`redeem-code user ${owner.id}`]);
  });

  it('shows no phone and no code', async () => {
    const titles = await Promise.all([owner.mobile, feedbackId, CODE].map((q) => find(q)));
    const text = JSON.stringify(titles);
    expect(text).toContain(`<b>139****5678</b> ${owner.mobile.slice(0, 3)}****${owner.mobile.slice(-4)}`);
    expect(text).toContain('打 139****5678 <img');
    for (const secret of [owner.mobile, '13912345678', CODE]) expect(text).not.toContain(secret);
  });

  it('finds for staff of a brand what they see, and nothing for others', async () => {
    const queries = [
      String(owner.id),
      owner.mobile,
      orderNo,
      `${orderNo}_2`,
      `trade-${orderNo}`,
      `ext-${orderNo}`,
      feedbackId,
      CODE,
    ];
    for (const q of queries) {
      expect(await kindsOf(q, ofYujian), q).toEqual(await kindsOf(q));
      expect(await kindsOf(q, ofJqq), q).toEqual([]);
    }
    const ofDdsp = await newStaff(desk.product, 'support', ['ddsp']);
    expect(await kindsOf(String(owner.id), ofDdsp), 'of the brand of registration').toHaveLength(1);
    expect(await kindsOf(orderNo, ofDdsp)).toEqual([]);
  });

  it.each([
    'x',
    '%',
    "' or 1=1 --",
    '\\',
    '\u0000',
    '\ud800',
    '999999999999999',
    '13800000000',
    '0'.repeat(64),
    '26111509120012345100000001',
    '00000000-0000-0000-0000-000000000000',
    '2222-2222-2222-2222',
    '会员',
    '🙂'.repeat(20),
    '{jndi:ldap://x}',
  ])('finds nothing by %j', async (q) => {
    expect(await find(q)).toEqual([]);
  });

  it('refuses an empty and an endless question', async () => {
    for (const q of ['', '  ', '1'.repeat(65)])
      expect(await all.call('search', { q })).toMatchObject({ status: 400, code: '4000' });
  });
});
