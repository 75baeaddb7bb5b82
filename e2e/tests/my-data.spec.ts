import { readFile } from 'node:fs/promises';
import { CODES } from '@juban/contract/codes';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectToast, expectToastWith } from '../lib/toasts.ts';

test(
  '[C-097] a user exports all data, and may ask for deletion and withdraw that',
  journey({
    'a visitor is sent to login, and back from there': async ({ page }) => {
      await page.goto('/next/my-data');
      await page.waitForURL(/\/login\?.*redirect_path=.*my-data/);
    },
    'a user saves all data as a file': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'member', nickName: '山间明月' });
      await openPage(page, `/next/my-data?token=${user.token}`);
      await expect(page.getByRole('main')).toContainText('山间明月');
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390, 430]);
      const dialog = await openExport(page);
      await dialog.getByRole('button', { name: myDataTexts.exportNow }).click();
      await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(phoneCodeTexts.codeMissing);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);
      const code = await sendCode(page, dialog, user.mobile);
      await dialog.getByRole('textbox').fill(code === '000000' ? '111111' : '000000');
      await dialog.getByRole('button', { name: myDataTexts.exportNow }).click();
      await expect(dialog.getByText(CODES['2001'].msg)).toBeVisible();
      await dialog.getByRole('textbox').fill(code);
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: myDataTexts.exportNow }).click();
      await expect(dialog).toBeHidden();
      const file = await (await saved).path();
      const data = JSON.parse(await readFile(file, 'utf8'));
      expect(data.records.users).toMatchObject([{ nick_name: '山间明月' }]);
      expect(data.records.phones).toMatchObject([{ mobile: user.mobile }]);
      expect(data.records.ledger_entries.length).toBeGreaterThan(0);
    },
    'in an app, whose web view saves no file, all data goes to the clipboard': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'member', nickName: '山间明月' });
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await playHost(page, USER_AGENTS.android);
      await openPage(page, `/next/my-data?token=${user.token}`);
      const dialog = await openExport(page);
      await dialog.getByRole('textbox').fill(await sendCode(page, dialog, user.mobile));
      await dialog.getByRole('button', { name: myDataTexts.exportNow }).click();
      await expectToast(page, /^已复制 \d+ 条记录/);
      const data = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
      expect(data.records.users).toMatchObject([{ nick_name: '山间明月' }]);
      // Without clipboard and download the page must not report success.
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
        document.execCommand = () => false;
      });
      // A real second code would be available only after a minute.
      await page.route('**/api/my_data/export', (route) =>
        route.fulfill({ json: { code: '0000', msg: '', data: { madeTime: 0, userId: '1', records: {} } } }),
      );
      await openExport(page);
      await dialog.getByRole('textbox').fill('123456');
      await dialog.getByRole('button', { name: myDataTexts.exportNow }).click();
      await expectToastWith(page, myDataTexts.exportElsewhere);
    },
    'deletion is asked for after a confirmation, and may be withdrawn': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'member' });
      await openPage(page, `/next/my-data?token=${user.token}`);
      await page.getByRole('button', { name: myDataTexts.deleteAct, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: myDataTexts.confirmTitle });
      await expectAccessibleInBothThemes(page);
      await dialog.getByRole('button', { name: myDataTexts.confirmAct }).click();
      await expectToastWith(page, myDataTexts.notUnderstood);
      const tick = dialog.getByRole('checkbox');
      await expect(tick).toHaveAttribute('aria-invalid', 'true');
      await tick.check();
      await expect(tick).not.toHaveAttribute('aria-invalid');
      // The tick applies once; reopening requires a new one.
      await dialog.getByRole('button', { name: myDataTexts.confirmKeep }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: myDataTexts.deleteAct, exact: true }).click();
      await expect(tick).not.toBeChecked();
      await tick.check();
      const confirm = dialog.getByRole('button', { name: myDataTexts.confirmAct });
      const field = dialog.getByRole('textbox');
      await expect(dialog).toContainText(`${user.mobile.slice(0, 3)}****${user.mobile.slice(-4)}`);
      await confirm.click();
      await expect(field).toHaveAccessibleDescription(phoneCodeTexts.codeMissing);
      const code = await sendCode(page, dialog, user.mobile);
      await field.fill(code === '000000' ? '111111' : '000000');
      await confirm.click();
      await expect(dialog.getByText(CODES['2001'].msg)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);
      await field.fill(code);
      await confirm.click();
      const pending = page.getByTestId('deletion');
      await expect(pending).toContainText(myDataTexts.pendingText);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);
      await openPage(page, '/next/my-data');
      await pending.getByRole('button', { name: myDataTexts.withdraw }).click();
      await expectToastWith(page, myDataTexts.withdrawn);
      await expect(page.getByRole('button', { name: myDataTexts.deleteAct, exact: true })).toBeVisible();
    },
    'an account without a phone sees how else it can be deleted': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'member' });
      await page.route('**/api/my_data', async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, mobile: '' } } });
      });
      await openPage(page, `/next/my-data?token=${user.token}`);
      await expect(page.getByText(myDataTexts.noPhone)).toBeVisible();
      await expect(page.getByText(myDataTexts.exportNoPhone)).toBeVisible();
      for (const name of [myDataTexts.deleteAct, myDataTexts.exportAct])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      await expectToFit(page, [320, 390]);
      await page.getByRole('link', { name: myDataTexts.toFeedback }).last().click();
      await page.waitForURL(/\/next\/feedback/);
    },
  }),
);

async function openExport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: myDataTexts.exportAct, exact: true }).click();
  return page.getByRole('dialog', { name: myDataTexts.exportConfirm });
}

async function sendCode(page: Page, dialog: Locator, mobile: string): Promise<string> {
  await dialog.getByRole('button', { name: phoneCodeTexts.getCode }).click();
  await expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  return labOf(page.request).readCode(mobile);
}
