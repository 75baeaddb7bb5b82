import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { newPhone } from '../lib/lab.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test('[A-103] the Lab lists every route, shows the page in its frame and the code that a page sent', async ({
  page,
}) => {
  await page.goto('/lab');
  const routes = page.getByRole('navigation').first();
  for (const path of ['/login', '/vip/level/home', '/mall', '/next/feedback', '/games/home']) {
    await expect(routes.getByText(path, { exact: true }).first()).toBeAttached();
  }
  await routes.getByRole('button', { name: /免费领 VIP/ }).click();
  await expect(page.getByRole('textbox', { name: '页面地址' })).toHaveValue('/outside/vip_days/campus-30');
  const frame = page.frameLocator('iframe');
  const phone = newPhone();
  const waiting = frame.getByRole('button', { name: /秒后重发/ });
  // The Lab may still be loading the page anew, so what was typed too early is typed again.
  await expect(async () => {
    if (await waiting.isVisible()) return;
    await frame.getByRole('textbox', { name: '手机号' }).fill(phone, { timeout: 1_000 });
    await frame.getByRole('button', { name: '获取验证码' }).click({ timeout: 1_000 });
    await expect(waiting).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  await expect(page.getByText(masked).first()).toBeVisible();
});

test('[A-103] the Lab makes a member and walks into the page as that user', async ({ page }) => {
  await page.goto('/lab');
  await page.getByRole('button', { name: '造一个会员' }).click();
  const made = page.getByRole('option', { name: /会员 199\*{4}\d{4}/ });
  await expect(made).toBeAttached();
  await page
    .getByRole('combobox', { name: '页面登录为' })
    .selectOption({ label: (await made.textContent()) ?? '' });
  await expect(page.frameLocator('iframe').getByText(/用户\d+/)).toBeVisible();
});

test('the Lab passes axe', async ({ page }) => {
  await page.goto('/lab');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
