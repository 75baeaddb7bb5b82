import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

let product: TestProduct;
let support: StaffMember;
let lead: StaffMember;
let approver: StaffMember;
beforeAll(async () => {
  product = await startProduct();
  support = await newStaff(product, 'support');
  lead = await newStaff(product, 'lead');
  approver = await newStaff(product, 'approver');
});
afterAll(() => product.stop());

const newUser = async (preset = 'newUser') =>
  product.lab<{ id: string; token: string; mobile: string }>('POST', '/users', { preset });
const profileOf = async (token: string) => (await product.call('getProfile', {}, { token })).data.user;
const entriesOn = async (target: string) => {
  const auditor = await newStaff(product, 'legal');
  return (await auditor.call('listActions', { target })).data.entries;
};
const GRANT = { kind: 'points', amount: 300, reason: '活动积分未到账', ticket: 'T-1' } as const;

describe('a grant', () => {
  it('is previewed without any trace, and then changes exactly what the preview said', async () => {
    const { id, token } = await newUser();
    const preview = await support.call('grantToUser', { ...GRANT, id, dryRun: true });
    const changes = [{ what: '积分', before: '0', after: '300' }];
    expect(preview.data).toEqual({ changes, approvalId: null, needsApproval: false });
    expect((await profileOf(token)).score).toBe(0);
    expect(await entriesOn(`user:${id}`)).toEqual([]);
    const done = await support.call('grantToUser', { ...GRANT, id });
    expect(done.data.changes).toEqual(changes);
    expect((await profileOf(token)).score).toBe(300);
    expect(await entriesOn(`user:${id}`)).toMatchObject([
      {
        call: 'grantToUser',
        role: 'support',
        reason: GRANT.reason,
        ticket: 'T-1',
        changes,
        approvalId: null,
      },
    ]);
  });

  it.each([
    ['days', 31, 32],
    ['points', 1_000, 1_001],
    ['vPower', 100, 101],
  ] as const)('of %s is done up to %i, and needs a second person from %i on', async (kind, most, beyond) => {
    const { id } = await newUser('member');
    const within = await support.call('grantToUser', { id, kind, amount: most, reason: 'x' });
    expect(within.data).toMatchObject({ needsApproval: false, approvalId: null });
    const over = await support.call('grantToUser', { id, kind, amount: beyond, reason: 'x' });
    expect(over.data.needsApproval).toBe(true);
    expect(over.data.approvalId).toMatch(/^[\da-f-]{36}$/);
  });

  it('needs a second person after three times the limit within 30 days, by whomever it was given', async () => {
    const { id } = await newUser();
    const give = (amount: number) =>
      support.call('grantToUser', { id, kind: 'points', amount, reason: '补发' });
    await give(1_000);
    await give(1_000);
    await lead.call('grantToUser', { id, kind: 'points', amount: 999, reason: '补发' });
    expect((await give(1)).data.needsApproval).toBe(false);
    expect((await give(1)).data.needsApproval).toBe(true);
  });

  it('is given once for a key, also by parallel calls', async () => {
    const { id, token } = await newUser();
    const key = `panel-${id}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => support.call('grantToUser', { ...GRANT, id, key })),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '4090')).toHaveLength(7);
    expect((await profileOf(token)).score).toBe(300);
    expect(await entriesOn(`user:${id}`)).toHaveLength(1);
  });

  it('stays within the limits of a user when many give at once', async () => {
    const { id, token } = await newUser();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        support.call('grantToUser', { id, kind: 'points', amount: 500, reason: '补发' }),
      ),
    );
    expect(answers.filter(({ data }) => data.approvalId === null)).toHaveLength(6);
    expect((await profileOf(token)).score).toBe(3_000);
  });

  it('is refused without a reason, to an unknown user, and without the permission; nothing changes', async () => {
    const { id, token } = await newUser();
    expect(await support.call('grantToUser', { ...GRANT, id, reason: '  ' })).toMatchObject({
      status: 400,
      data: { faults: [{ field: 'reason', text: '请填写原因' }] },
    });
    expect((await support.call('grantToUser', { ...GRANT, id: '999999999' })).status).toBe(404);
    const marketing = await newStaff(product, 'marketing');
    expect((await marketing.call('grantToUser', { ...GRANT, id })).status).toBe(403);
    expect((await profileOf(token)).score).toBe(0);
  });

  it('needs the brand of registration: for others the user does not exist', async () => {
    const { id } = await newUser();
    const other = await newStaff(product, 'support', ['ddsp']);
    const own = await newStaff(product, 'support', ['yujian', 'ddsp']);
    expect((await other.call('grantToUser', { ...GRANT, id })).status).toBe(404);
    expect((await other.call('grantToUser', { ...GRANT, id, dryRun: true })).status).toBe(404);
    expect((await own.call('grantToUser', { ...GRANT, id })).code).toBe('0000');
  });
});

describe('a proposal', () => {
  const propose = async (amount = 5_000) => {
    const user = await newUser();
    const { data } = await support.call('grantToUser', { ...GRANT, id: user.id, amount });
    return { ...user, approvalId: data.approvalId ?? '' };
  };

  it('changes nothing until a second person agrees, and is then in the log with both', async () => {
    const { id, token, approvalId } = await propose();
    expect((await profileOf(token)).score).toBe(0);
    expect((await approver.call('getMe', {})).data.approvalsWaiting).toBeGreaterThan(0);
    const shown = await approver.call('getApproval', { id: approvalId });
    expect(shown.data).toMatchObject({ state: 'open', isMine: true, call: 'grantToUser', obstacle: '' });
    expect(shown.data.changesNow).toEqual(shown.data.changes);
    const { version } = shown.data;
    const done = await approver.call('approve', { id: approvalId, comment: '核实过', version });
    expect(done.data.changes).toEqual([{ what: '积分', before: '0', after: '5000' }]);
    expect((await profileOf(token)).score).toBe(5_000);
    expect(await entriesOn(`user:${id}`)).toMatchObject([
      { call: 'grantToUser', staff: { id: approver.id }, approvalId },
      { call: 'propose:grantToUser', staff: { id: support.id }, approvalId },
    ]);
  });

  it('is refused to its proposer, by the rule and by the database', async () => {
    const { id } = await newUser();
    const both = await newStaff(product, 'support');
    const admin = await newStaff(product, 'admin');
    await admin.call('changeStaffRoles', {
      id: both.id,
      roles: [
        { role: 'support', brands: ['*'] },
        { role: 'approver', brands: ['*'] },
      ],
    });
    const { cookie } = await product.lab<{ cookie: string }>('POST', '/staff/session', { id: both.id });
    both.cookie = cookie;
    const { data } = await both.call('grantToUser', { ...GRANT, id, amount: 5_000 });
    const approvalId = data.approvalId ?? '';
    expect((await both.call('getApproval', { id: approvalId })).data.isMine).toBe(false);
    expect(await both.call('approve', { id: approvalId, comment: '' })).toMatchObject({
      code: '2203',
      msg: '自己的提案须由另一位同事审批',
    });
    await expect(
      product.foundation.database.exec(
        `update staff_approvals set state = 'approved', decider_id = proposer_id, decided_at = now() where id = '${approvalId}'`,
      ),
    ).rejects.toThrow('second_person');
    expect((await both.call('withdrawProposal', { id: approvalId })).code).toBe('0000');
  });

  it('runs once, however many approve it at the same time', async () => {
    const { token, approvalId } = await propose();
    const others = [approver, await newStaff(product, 'approver')];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (others[index % 2] ?? approver).call('approve', { id: approvalId, comment: '' }),
      ),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== '0000').map(({ code }) => code))).toEqual(
      new Set(['4090']),
    );
    expect((await profileOf(token)).score).toBe(5_000);
  });

  it('is not run on a state that has changed since, until the approver has seen it', async () => {
    const { id, token, approvalId } = await propose();
    await support.call('grantToUser', { ...GRANT, id, amount: 10 });
    const refused = await approver.call('approve', { id: approvalId, comment: '' });
    expect(refused).toMatchObject({ status: 409, data: { changes: [{ before: '10', after: '5010' }] } });
    expect((await profileOf(token)).score).toBe(10);
    const { version } = (await approver.call('getApproval', { id: approvalId })).data;
    expect((await approver.call('approve', { id: approvalId, comment: '', version })).code).toBe('0000');
    expect((await profileOf(token)).score).toBe(5_010);
  });

  it.each([
    ['newUser', '没有会员', '生效起 60 天'],
    ['member', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), expect.stringMatching(/^\d{4}-/)],
  ])('of days for a %s says the same a few minutes later', async (preset, before, after) => {
    const { id, token } = await newUser(preset);
    const { data } = await support.call('grantToUser', { ...GRANT, id, kind: 'days', amount: 60 });
    expect(data.changes).toEqual([{ what: '会员到期', before, after }]);
    await product.lab('POST', '/clock', { advanceMs: 3 * 60_000 });
    expect((await approver.call('approve', { id: data.approvalId ?? '', comment: '' })).code).toBe('0000');
    expect((await profileOf(token)).vipInfo.expiredTime).toBeGreaterThan(Date.now() + 59 * 86_400_000);
  });

  it('is not run when its proposer was deactivated, or for staff of another brand', async () => {
    const admin = await newStaff(product, 'admin');
    const proposer = await newStaff(product, 'support');
    const { id } = await newUser();
    const { data } = await proposer.call('grantToUser', { ...GRANT, id, amount: 5_000 });
    const approvalId = data.approvalId ?? '';
    const foreign = await newStaff(product, 'approver', ['jqq']);
    expect((await foreign.call('approve', { id: approvalId, comment: '' })).status).toBe(404);
    expect((await support.call('approve', { id: approvalId, comment: '' })).status).toBe(404);
    await admin.call('deactivateStaff', { id: proposer.id });
    const shown = await approver.call('getApproval', { id: approvalId });
    expect(shown.data.obstacle).toBe('提案人已停用或不再有这项权限');
    expect((await approver.call('approve', { id: approvalId, comment: '' })).code).toBe('2203');
    expect((await approver.call('reject', { id: approvalId, comment: '人已离职' })).code).toBe('0000');
  });

  it('lapses after 72 hours', async () => {
    const { approvalId } = await propose();
    await product.foundation.database.exec(
      `update staff_approvals set expires_at = now() - interval '1 second' where id = '${approvalId}'`,
    );
    expect(await approver.call('approve', { id: approvalId, comment: '' })).toMatchObject({
      status: 409,
      msg: '这个提案已经处理或已失效',
    });
    await product.services.approvals.lapse();
    expect((await approver.call('getApproval', { id: approvalId })).data.state).toBe('lapsed');
  });
});

describe('a phone', () => {
  it('is shown for a reason, at most 20 times a day, each with an entry', async () => {
    const { id, mobile } = await newUser();
    const member = await newStaff(product, 'support');
    const reveal = () => member.call('revealPhone', { id, reason: '用户来电核对' });
    const answers = await Promise.all(Array.from({ length: 22 }, reveal));
    expect(answers.filter(({ data }) => data?.mobile === mobile)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === '2204')).toHaveLength(2);
    expect(await entriesOn(`user:${id}`)).toHaveLength(20);
  });
});

describe('a limit', () => {
  it('is changed by two people, never above its maximum', async () => {
    const finance = await newStaff(product, 'finance');
    const change = (value: number) =>
      finance.call('changeLimit', { id: 'grant-v-power', value, reason: '旺季' });
    expect((await change(10_001)).code).toBe('4000');
    const { approvalId } = (await change(200)).data;
    const currentValue = async () =>
      (await finance.call('listLimits', {})).data.find(({ id }) => id === 'grant-v-power')?.value;
    expect(await currentValue()).toBe(100);
    await approver.call('approve', { id: approvalId ?? '', comment: '' });
    expect(await currentValue()).toBe(200);
  });
});

describe('the sessions of a user', () => {
  it('end at once, and the user is told nothing but has to log in again', async () => {
    const { id, token } = await newUser();
    const { data } = await support.call('endUserSessions', { id, reason: '账号疑似被盗' });
    expect(data.changes).toEqual([{ what: '登录中的设备', before: '1 台', after: '0 台' }]);
    expect((await product.call('getProfile', {}, { token })).code).toBe('1024');
  });
});
