import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { labOf, newPhone } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { solveSlider } from '../lib/slide.ts';
import { expectToast } from '../lib/toasts.ts';

const SEND_CALL = '**/api/web_pay/user/send/code';

async function openModal(page: Page): Promise<Locator> {
  await openPage(page, '/vip/web?ct=web&app_type=web');
  const modal = page.getByRole('dialog', { name: identityTexts.modalTitle });
  await expect(modal).toBeVisible();
  return modal;
}

const phoneOf = (modal: Locator) => modal.getByRole('textbox', { name: phoneCodeTexts.phoneLabel });
const codeOf = (modal: Locator) => modal.getByRole('textbox', { name: identityTexts.codeLabel });
const getCode = (modal: Locator) => modal.getByRole('button', { name: phoneCodeTexts.getCode });
const submit = (modal: Locator) => modal.getByRole('button', { name: commonTexts.login, exact: true });

test('[B-081] in the login modal a sent code counts down from 60 s and may then be sent again; a failed one counts nothing', async ({
  page,
}) => {
  await page.clock.install();
  const modal = await openModal(page);
  await phoneOf(modal).fill(newPhone());
  await page.route(SEND_CALL, (route) =>
    route.fulfill({ status: 500, json: { code: '5000', msg: '服务开小差了', data: null } }),
  );
  await getCode(modal).click();
  await expect(phoneOf(modal)).toHaveAccessibleDescription(phoneCodeTexts.sendFailed);
  await expect(getCode(modal)).toBeEnabled();
  await page.unroute(SEND_CALL);
  await page.clock.runFor(3000);
  await getCode(modal).click();
  await expectToast(page, phoneCodeTexts.sendDone);
  await expect(modal.getByRole('button', { name: /^(60|5\d) 秒后重发$/ })).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(modal.getByRole('button', { name: /^[12]\d 秒后重发$|^30 秒后重发$/ })).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(getCode(modal)).toBeEnabled();
});

test(
  '[B-083][B-089] the login modal checks the phone, and a risk check asks for the slider',
  journey({
    'verificationCode 3001 shows the slider, and solving it sends the code with its rid': async ({
      page,
      request,
    }) => {
      const phone = newPhone('3001');
      const modal = await openModal(page);
      await phoneOf(modal).fill(phone);
      const challenged = page.waitForResponse('**/api/risk/challenge');
      await getCode(modal).click();
      const { data } = await (await challenged).json();
      const check = page.getByRole('dialog', { name: identityTexts.riskTitle });
      await expect(check.locator('img').first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
      const [answered, sent] = [page.waitForRequest('**/api/risk/answer'), page.waitForRequest(SEND_CALL)];
      await solveSlider(page, request, check, data);
      const { challenge, x, path } = (await answered).postDataJSON();
      expect(challenge).toBe(data.challenge);
      expect(path.length).toBeGreaterThanOrEqual(10);
      expect([path[0], path.at(-1).x]).toEqual([{ t: 0, x: 0, y: 0 }, expect.closeTo(x, 0)]);
      expect((await sent).postDataJSON().rid).toMatch(/\w{8,}/);
      await expect(modal.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      // The typed phone is still there.
      await expect(phoneOf(modal)).toHaveValue(phone.replace(/^(...)(....)/, '$1 $2 '));
      expect(await labOf(request).readCode(phone)).toMatch(/^\d{6}$/);
    },
    'a wrong phone is named, and nothing is submitted before phone and code are long enough': async ({
      page,
      request,
    }) => {
      const modal = await openModal(page);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430]);
      for (const wrong of ['1380000', '138000000001', '1380000000a']) {
        await phoneOf(modal).fill(wrong);
        await getCode(modal).click();
        await expect(modal.getByText(identityTexts.wrongPhone)).toBeVisible();
      }
      for (const [phone, code, isOpen] of [
        ['1380000000', '1234', false],
        ['13800000000', '123', false],
        ['13800000000', '1234', true],
        ['138000000001', '1234', true],
      ] as const) {
        await phoneOf(modal).fill(phone);
        await codeOf(modal).fill(code);
        await expect(submit(modal)).toBeEnabled({ enabled: isOpen });
      }
      await modal.getByRole('checkbox').check();
      await submit(modal).click();
      await expect(modal.getByText(identityTexts.wrongPhone)).toBeVisible();

      const phone = newPhone();
      await phoneOf(modal).fill(phone);
      await getCode(modal).click();
      await expect(modal.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      await codeOf(modal).fill(await labOf(request).readCode(phone));
      await submit(modal).click();
      await expect(modal).toBeHidden();
    },
  }),
);
