import { commonTexts } from '@juban/contract/texts/common';
import { paymentTexts } from '@juban/contract/texts/payment';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { newPhone } from '../lib/lab.ts';
import { callsOf, frameOf, logOf, openLab, pick, pickCondition } from '../lib/lab-page.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test(
  '[A-102][A-103] the Lab lists routes and messages, makes users, and keeps the user in its address',
  journey({
    'it lists every route, shows the page in its frame and the code that a page sent': async ({ page }) => {
      await page.goto('/lab');
      const routes = page.getByRole('navigation').first();
      for (const path of ['/login', '/vip/level/home', '/mall', '/next/feedback', '/games/home']) {
        await expect(routes.getByText(path, { exact: true }).first()).toBeAttached();
      }
      await routes.getByRole('button', { name: /免费领 VIP/ }).click();
      await expect(page.getByRole('textbox', { name: '页面地址' })).toHaveValue(
        '/outside/vip_days/campus-30',
      );
      const frame = page.frameLocator('iframe');
      const phone = newPhone();
      const waiting = frame.getByRole('button', { name: /秒后重发/ });
      // The Lab may still reload the page; typing is repeated until it lasts.
      await expect(async () => {
        if (await waiting.isVisible()) return;
        await frame.getByRole('textbox', { name: '手机号' }).fill(phone, { timeout: 1_000 });
        await frame.getByRole('button', { name: '获取验证码' }).click({ timeout: 1_000 });
        await expect(waiting).toBeVisible({ timeout: 2_000 });
      }).toPass();
      const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
      await expect(page.getByText(masked).first()).toBeVisible();
    },
    'it makes a member and opens the page as that user': async ({ page }) => {
      await page.goto('/lab');
      await page.getByRole('button', { name: '造一个会员' }).click();
      const made = page.getByRole('option', { name: /会员 199\*{4}\d{4}/ });
      await expect(made).toBeAttached();
      await page
        .getByRole('combobox', { name: '页面登录为' })
        .selectOption({ label: (await made.textContent()) ?? '' });
      await expect(page.frameLocator('iframe').getByText(/用户\d+/)).toBeVisible();
    },
    'a message without a code is shown without a copy button': async ({ page }) => {
      const text = '您的连续包月将于 3 天后扣款 19 元';
      const message = { phone: '19900001111', code: '', purpose: 'renewal', signature: '遇见', text, at: 1 };
      await page.route('**/lab/api/sms', (route) => route.fulfill({ json: [message] }));
      await page.goto('/lab');
      const row = page.getByRole('list', { name: '短信，新的在前' }).getByRole('listitem');
      await expect(row).toContainText('扣款提醒');
      await expect(row).toContainText(`【遇见】${text}`);
      await expect(row.getByRole('button')).toHaveCount(0);
    },
    'after a step back the address still names who is logged in': async ({ page }) => {
      await page.goto('/lab?page=/filmCritic&user=member');
      await expect(page).toHaveURL(/user=member\.\d+$/);
      await page
        .getByRole('navigation')
        .first()
        .getByRole('button', { name: /免费领 VIP/ })
        .click();
      await expect(page).toHaveURL(/vip_days/);
      await page.getByRole('combobox', { name: '页面登录为' }).selectOption('新造V8');
      await expect(page).toHaveURL(/user=v8\.\d+$/);
      await page.goBack();
      await expect(page).toHaveURL(/page=\/filmCritic.*user=v8\.\d+$/);
    },
  }),
);

test(
  '[A-102] the Lab passes axe, is used with keys, and shows the state of partners',
  journey({
    'in light and dark at 1440 and 1280 px axe finds nothing and everything fits': async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto('/lab?page=/filmCritic&ct=Android&ask=1&user=member');
        await expect(page.getByRole('list', { name: '桥接日志，新的在后' })).toBeVisible();
        await page
          .getByRole('group', { name: '桥接', exact: true })
          .getByRole('button', { name: '脚本' })
          .click();
        for (const viewport of [
          { width: 1440, height: 900 },
          { width: 1280, height: 800 },
        ]) {
          await page.setViewportSize(viewport);
          await expectAccessible(page, { exclude: 'iframe' });
          const over = await page.evaluate(
            () =>
              [document.documentElement, ...document.querySelectorAll('header, main, aside')].filter(
                ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
              ).length,
          );
          expect(over).toBe(0);
        }
      }
    },
    'every picker is reached with keys, and a route is found and opened': async ({ page }) => {
      await page.goto('/lab');
      await expect(page.getByRole('searchbox', { name: '找页面或路由' })).toBeVisible();
      const names = new Set<string>();
      for (let n = 0; n < 16; n += 1) {
        await page.keyboard.press('Tab');
        names.add(
          await page.evaluate(() => {
            const { activeElement } = document;
            return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
          }),
        );
      }
      for (const name of ['客户端类型', '客户端版本', '宿主', '页面登录为', '重置数据'])
        expect(names).toContain(name);
      await page.goto('/lab');
      await expect(page.getByRole('searchbox', { name: '找页面或路由' })).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.type('影评 DDSP');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: '页面地址' })).toHaveValue('/filmCriticDDSP');
    },
    'a partner is switched off and on again, and a state set elsewhere is shown': async ({
      page,
      request,
    }) => {
      // No test running at the same time uses this partner.
      const become = (state: string) =>
        request.post('/lab/api/partner', { data: { partner: 'disk', state } });
      const stateOf = async () => {
        const answer = await request.get('/lab/api/partners');
        const listed: Array<{ partner: string; state: string }> = await answer.json();
        return listed.find(({ partner }) => partner === 'disk')?.state;
      };
      await become('up');
      await page.goto('/lab');
      const states = page.getByRole('group', { name: '云脊网盘怎样应答' });
      await expect(states.getByRole('button', { name: '正常' })).toHaveAttribute('aria-pressed', 'true');
      await states.getByRole('button', { name: '断开' }).click();
      await expect.poll(stateOf).toBe('down');
      await expect(page.getByText(/^\d 家不正常$/)).toBeVisible();
      await become('slow');
      await expect(states.getByRole('button', { name: '很慢' })).toHaveAttribute('aria-pressed', 'true');
      await states.getByRole('button', { name: '正常' }).click();
      await expect.poll(stateOf).toBe('up');
    },
  }),
);

test(
  '[A-102] the Lab lists the calls of the page and lets them wait, fail, find no line or an expired login',
  journey({
    'SMS and captcha are above the partners; the bridge log is collapsed until the page calls its host':
      async ({ page }) => {
        await openLab(page, '?page=/filmCritic');
        const titles = await page
          .getByRole('complementary', { name: '仪表' })
          .locator('h2')
          .allTextContents();
        const partners = titles.indexOf('合作方');
        for (const title of ['短信', '滑块', '图形验证码'])
          expect([title, titles.includes(title) && titles.indexOf(title) < partners]).toEqual([title, true]);
        await expect(page.getByRole('button', { name: '重置数据' })).toHaveText('重置数据');
        const bridge = page.getByRole('button', { name: '桥接日志' });
        await expect(bridge).toHaveAttribute('aria-expanded', 'false');
        await pick(page, '宿主', 'Android App');
        await expect(bridge).toHaveAttribute('aria-expanded', 'true');
        await expect(logOf(page)).toBeVisible();
        await bridge.click();
        await expect(logOf(page)).toBeHidden();
      },
    'calls are listed newest first, without secrets, and the list restarts on the next page': async ({
      page,
    }) => {
      await openLab(page, '?page=/vip&ct=Android&host=browser&user=member');
      const profile = callsOf(page).filter({ hasText: '/api/user/profile' });
      await expect(profile).toContainText(/200 0000\d+ ms/);
      const ask = (path: string) =>
        frameOf(page)
          .locator('html')
          .evaluate((_html, address) => fetch(address).then(({ status }) => status), path);
      expect(await ask('/api/user/profile?mobile=13812346024&ticket=hidden-ticket')).toBe(200);
      const newest = callsOf(page).first();
      await expect(newest).toContainText('200 1024');
      await newest.getByRole('button').click();
      await expect(newest).toContainText('138****6024');
      await expect(newest).toContainText(commonTexts.notLoggedIn);
      await expect(newest).not.toContainText('hidden-ticket');
      const marks = callsOf(page).filter({ hasText: '/healthz' });
      await ask('/healthz');
      await expect(marks).toHaveCount(1);
      await frameOf(page).getByRole('link', { name: paymentTexts.ordersTitle }).click();
      await expect(callsOf(page).filter({ hasText: '/purchase_info/orders' })).toContainText('200 0000');
      await expect(marks).toHaveCount(0);
      await ask('/healthz');
      await expect(marks).toHaveCount(1);
      await page.getByRole('button', { name: '重新加载页面' }).click();
      await expect(marks).toHaveCount(0);
    },
    'held calls continue, failed ones are retried, offline calls fail, and 1024 ends the login': async ({
      page,
    }) => {
      await openLab(page, '?page=/vip/orders&ct=Android&host=browser&user=member');
      const orders = callsOf(page).filter({ hasText: '/purchase_info/orders' });
      const frame = frameOf(page);
      await expect(frame.getByText(paymentTexts.ordersEmpty)).toBeVisible();
      await pickCondition(page, '加载中');
      await expect(orders.first()).toContainText('等待');
      await expect(page).toHaveURL(/[?&]calls=loading$/);
      await expect(frame.getByText(paymentTexts.ordersEmpty)).toBeHidden();
      await pickCondition(page, '正常');
      await expect(frame.getByText(paymentTexts.ordersEmpty)).toBeVisible();
      await expect(page).not.toHaveURL(/calls=/);

      await pickCondition(page, '失败');
      await expect(orders.first()).toContainText('500 5000');
      const retry = frame.getByRole('button', { name: commonTexts.retry });
      await expect(retry).toBeVisible();
      await expectAccessible(page, { exclude: 'iframe' });
      await pickCondition(page, '正常');
      await retry.click();
      await expect(frame.getByText(paymentTexts.ordersEmpty)).toBeVisible();

      await pickCondition(page, '断网');
      const line = await frame
        .locator('html')
        .evaluate(async () => [navigator.onLine, await fetch('/healthz').catch(({ name }: Error) => name)]);
      expect(line).toEqual([false, 'TypeError']);
      await expect(callsOf(page).first()).toContainText('未送达');

      await pickCondition(page, '1024');
      const user = page.getByRole('combobox', { name: '页面登录为' }).locator('option:checked');
      await expect(user).toHaveText(/^游客/);
      await pickCondition(page, '正常');
      await expect(user).toHaveText(/^会员 199/);
    },
  }),
);
