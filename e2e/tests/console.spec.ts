import { expect, type Page, test } from '@playwright/test';
import { findingsOf } from '../lib/axe.ts';
import {
  accountOf,
  collectRefusals,
  makeStaff,
  openAs,
  openDesktop,
  openScreen,
  panelOf,
} from '../lib/console.ts';
import { labOf } from '../lib/lab.ts';

const FIRST_SCREEN = '概览';
const ABOVE_THE_LIMIT = 5_000;

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('账号（邮箱）').fill(email);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
}

test('staff sign in with password and code, and a code works once', async ({ browser, request, baseURL }) => {
  const account = await accountOf(request, await makeStaff(request, 'viewer'));
  const page = await openDesktop(browser, baseURL);
  await page.goto('/console/users');
  await typePassword(page, { ...account, password: `${account.password}?` });
  await expect(page.getByRole('alert')).toBeVisible();
  await typePassword(page, account);
  await page.getByLabel('6 位动态码').fill(account.totp);
  await expect(titleOf(page, '用户')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/console/');
  await typePassword(page, account);
  await page.getByLabel('6 位动态码').fill(account.totp);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('staff add a passkey and sign in with it', async ({ browser, request, baseURL }) => {
  // Passkeys refuse addresses of the form 127.0.0.1.
  const origin = baseURL?.replace('127.0.0.1', 'localhost');
  const staff = await makeStaff(request, 'marketing');
  const account = await accountOf(request, staff);
  const page = await openAs(browser, origin, staff);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openScreen(page, '/security', '安全设置');
  await page.getByLabel('新通行密钥的名称').fill('办公电脑');
  await page.getByRole('button', { name: '添加' }).click();
  await expect(page.getByRole('button', { name: '删除' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/console/');
  await typePassword(page, account);
  await page.getByRole('button', { name: '用通行密钥验证' }).click();
  await expect(titleOf(page, FIRST_SCREEN)).toBeVisible();
});

test('support finds a user by phone and repairs an order whose notification was lost', async ({
  browser,
  request,
  baseURL,
}) => {
  const made = await request.post('/lab/api/cases', { data: { kind: 'lost-notification' } });
  const { mobile, orderNo, userId } = await made.json();
  const page = await openAs(browser, baseURL, await makeStaff(request, 'support'));
  await openScreen(page, '/search', '搜索');
  await page.getByRole('searchbox', { name: '搜索' }).fill(mobile);
  await page.getByRole('button', { name: '查找' }).click();
  await page.locator(`main a[href*="/users/${userId}"]`).click();
  await page.locator(`main a[href*="/orders/${orderNo}"]`).first().click();
  const head = page.locator('main h1');
  await expect(head).not.toContainText('已交付');
  await page.getByRole('button', { name: '查询渠道' }).click();
  const panel = panelOf(page, '查询渠道');
  await panel.getByRole('button', { name: '通知可能丢失' }).click();
  await panel.getByRole('button', { name: /^查询 \d+ 笔支付$/ }).click();
  await expect(head).toContainText('已交付');
});

test('a grant above the limit waits for a second person, and the audit log names both', async ({
  browser,
  request,
  baseURL,
}) => {
  const { id } = await labOf(request).makeUser({ preset: 'newUser' });
  const [support, approver, legal] = [
    await makeStaff(request, 'support'),
    await makeStaff(request, 'approver'),
    await makeStaff(request, 'legal'),
  ];
  const proposing = await openAs(browser, baseURL, support);
  await proposing.goto(`/console/users/${id}?act=points`);
  const panel = panelOf(proposing, '补发积分');
  await panel.getByRole('spinbutton').fill(String(ABOVE_THE_LIMIT));
  await panel.getByRole('button', { name: '服务故障补偿' }).click();
  await panel.getByRole('button', { name: '提交复核 · 补发 5,000 积分' }).click();
  await panel.getByRole('link', { name: '查看这条复核' }).click();
  await expect(proposing.getByText('自己提交的要由另一位同事复核。')).toBeVisible();

  const approving = await openAs(browser, baseURL, approver);
  await approving.goto(new URL(proposing.url()).pathname);
  await approving.getByRole('button', { name: '通过并执行' }).click();
  await expect(approving.locator('main h1')).toContainText('已通过');

  const reading = await openAs(browser, baseURL, legal);
  await openScreen(reading, `/audit?target=user:${id}`, '操作记录');
  const rows = reading.getByRole('table').first();
  await expect(rows).toContainText(support.name);
  await expect(rows).toContainText(approver.name);
});

const SCREENS: ReadonlyArray<readonly [path: string, title: string]> = [
  ['/overview', FIRST_SCREEN],
  ['/search', '搜索'],
  ['/users', '用户'],
  ['/orders', '订单'],
  ['/feedback', '反馈'],
  ['/payments', '支付'],
  ['/contracts', '续费'],
  ['/holds', '风控复核'],
  ['/gifts', '奖品与寄送'],
  ['/approvals', '审批'],
  ['/audit', '操作记录'],
  ['/roles', '角色'],
  ['/limits', '限额'],
  ['/system?tab=messages', '系统'],
  ['/system?tab=providers', '系统'],
  ['/system?tab=jobs', '系统'],
  ['/system?tab=invariants', '系统'],
  ['/security', '安全设置'],
];

test('no screen of the console breaks its content security policy, and axe finds nothing', async ({
  browser,
  request,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL, await makeStaff(request, 'lead'));
  const refusals = await collectRefusals(page);
  const { id } = await labOf(request).makeUser({ preset: 'member' });
  for (const [path, title] of SCREENS) {
    await openScreen(page, path, title);
    expect.soft(await findingsOf(page), path).toEqual([]);
  }
  await page.goto(`/console/users/${id}?act=days`);
  await expect(panelOf(page, '补发天数')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索' })).toBeVisible();
  expect(refusals).toEqual([]);
});

test('feedback is accepted with points from the desk, whose screens keep the policy', async ({
  browser,
  request,
  baseURL,
}) => {
  const { token } = await labOf(request).makeUser({ preset: 'member' });
  const saved = await request.post('/centreapi/v3plus/helpCenter/userFeedback/saveOrUpdate', {
    headers: { token },
    data: { content: '<b>昨晚</b>第 7 集播到 23 分左右画面卡住', mobile: '13800162947' },
  });
  const { id } = (await saved.json()).data;
  const page = await openAs(browser, baseURL, await makeStaff(request, 'lead'));
  const refusals = await collectRefusals(page);
  await openScreen(page, `/feedback?id=${id}`, '反馈');
  await expect(page.getByText('<b>昨晚</b>第 7 集播到 23 分左右画面卡住').last()).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByText('采纳并赠积分', { exact: true }).click();
  await page.getByRole('button', { name: '采纳并赠 20 积分' }).click();
  const panel = panelOf(page, '采纳反馈');
  await panel.getByRole('button', { name: '问题属实' }).click();
  await panel.getByRole('button', { name: '采纳并赠 20 积分' }).click();
  await expect(panel.getByText('已完成，并记入操作记录。')).toBeVisible();
  await panel.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('region', { name: '打开的反馈' })).toContainText('已采纳');
  expect(refusals).toEqual([]);
});
