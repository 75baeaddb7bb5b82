import { checkInTexts } from '@juban/contract/texts/check-in';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { callsOf, playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { PUNCH, punchOf } from '../lib/punch.ts';
import { expectToast, toastOf } from '../lib/toasts.ts';

const refuse = (page: Page, call: string, code: string, msg: string) =>
  page.route(`**${call}*`, (route) => route.fulfill({ json: { code, msg, data: null } }));

test(
  '[C-036][C-050][C-065][C-066][C-067] a new user checks in, and others see why they cannot',
  journey({
    'a new user checks in on the first day, gets two days, and sees them counted': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser();
      const { screen, cards, mark, gain, reminder } = punchOf(page);
      await openPage(page, `/home${PUNCH}?token=${token}`);
      await expect(page).toHaveTitle(new RegExp(`^${texts.title}`));
      await expect(page.getByTestId('top-bar')).toContainText(texts.title);
      await expect(screen).toContainText(texts.headlineMore);
      for (const rule of [texts.ruleWho, texts.ruleReward, texts.ruleMissed])
        await expect(screen).toContainText(rule);
      await expect(mark).toHaveText(fill(texts.mark, { days: 2 }));
      await expect(reminder).not.toBeChecked();
      expect(await cards()).toEqual([0, 0, 0, 0, 0, 0, 0]);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430]);

      const loadedAgain = page.waitForResponse('**/api/mark/records*');
      await mark.tap();
      await loadedAgain;
      await expect(gain).toContainText(fill(texts.resultDays, { days: 2 }));
      await expect(gain).toContainText(fill(texts.resultTomorrow, { days: 4 }));
      await expectAccessibleInBothThemes(page);
      await expect(gain.getByRole('link', { name: texts.resultGo })).toHaveAttribute('href', /^\/download/);
      await gain.getByRole('button', { name: commonTexts.know }).click();
      await expect(gain).toBeHidden();
      await expect(mark).toHaveText(texts.marked);
      await expect(mark).toBeDisabled();
      expect(await cards()).toEqual([1, 0, 0, 0, 0, 0, 0]);
      await expect(page.getByTestId('punch-marks')).toContainText('1');
      await expect(page.getByTestId('punch-reward')).toContainText('2');
      await expect(page.getByTestId('punch-left')).toContainText('6');
      expect((await labOf(request).verify()).violations).toEqual([]);
    },
    'an old account, and a new one on a known device, see why they cannot check in': async ({
      page,
      request,
    }) => {
      const lab = labOf(request);
      const { screen, mark, gain, thanks } = punchOf(page);
      const member = await lab.makeUser({ preset: 'member' });
      await openPage(page, `${PUNCH}?token=${member.token}`);
      await expect(thanks).toContainText(texts.thanksTitle);
      await expect(thanks).toContainText(texts.notNew);
      await expect(mark).toHaveCount(0);
      await expectAccessibleInBothThemes(page);

      await openPage(page, `${PUNCH}?token=${(await lab.makeUser()).token}`);
      await mark.click();
      await expect(gain).toBeVisible();
      await openPage(page, `${PUNCH}?token=${(await lab.makeUser()).token}`);
      await expect(screen).toHaveAttribute('data-stage', 'notNew');
      await expect(thanks).toContainText(texts.notNew);
    },
    'a visitor sees the seven days and is led to the login': async ({ page }) => {
      const { screen, cards } = punchOf(page);
      await openPage(page, PUNCH);
      await expect(screen).toHaveAttribute('data-stage', 'guest');
      expect(await cards()).toEqual([0, 0, 0, 0, 0, 0, 0]);
      await page.getByRole('link', { name: texts.login }).click();
      await expect(page).toHaveURL(/\/login\?.*redirect_path=%2FdailyPunch/);
    },
    'in the app the link after a check-in leads back into the app': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      const { mark, gain } = punchOf(page);
      await playApp(page, token, 'granted');
      await openPage(page, PUNCH);
      await mark.tap();
      await gain.getByRole('button', { name: texts.resultGo }).tap();
      await expect.poll(() => callsOf(page)).toContain('close');
    },
  }),
);

test('[C-068][C-099] a refused mark says why, and the button takes the next press after two seconds', async ({
  page,
  request,
}) => {
  const { token } = await labOf(request).makeUser();
  const { mark } = punchOf(page);
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('/api/mark/mark')) calls += 1;
  });
  await refuse(page, '/api/mark/mark', '2156', '活动刚刚结束');
  await page.clock.install();
  await openPage(page, `${PUNCH}?token=${token}`);
  await expect(mark).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The dialog covers the button; only whether the button is enabled matters here.
  const press = async () => {
    await mark.dispatchEvent('click');
    await page.clock.runFor(50);
  };
  await press();
  const dialog = page.getByRole('alertdialog', { name: checkInTexts.failedTitle });
  await expect(dialog).toContainText('活动刚刚结束');
  await expect(dialog.getByRole('button', { name: commonTexts.close })).toBeVisible();
  await expect(mark).not.toHaveAttribute('aria-busy');
  await page.clock.runFor(1_800);
  await press();
  expect(calls).toBe(1);
  await page.clock.runFor(200);
  await press();
  await expect.poll(() => calls).toBe(2);
});

test('[C-068][C-099] records that do not load are reported for two seconds, and asked for again', async ({
  page,
  request,
}) => {
  const { token } = await labOf(request).makeUser();
  await refuse(page, '/api/mark/records', '5000', '服务端出现了问题');
  await page.clock.install();
  await openPage(page, `${PUNCH}?token=${token}`);
  await expectToast(page, texts.recordsFailed);
  await page.clock.fastForward(2_000);
  await expect(toastOf(page)).toBeHidden();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: texts.recordsMissing }).click();
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(toastOf(page)).toHaveText(texts.recordsFailed, { timeout: 100 });
  }).toPass();
  await page.clock.runFor(1_900);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page)).toBeHidden();
  await page.clock.resume();
  await page.unroute('**/api/mark/records*');
  await page.getByRole('button', { name: texts.recordsMissing }).click();
  await expect(punchOf(page).mark).toBeEnabled();
});

test(
  '[C-036][C-069][C-099][C-105] the reminder is switched where the system allows it',
  journey({
    'settings that do not load are reported, and nothing is switched': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      await playApp(page, token, 'granted');
      await refuse(page, '/api/behavior/user/setting', '5000', '服务端出现了问题');
      await openPage(page, PUNCH);
      await expectToast(page, texts.settingFailed);
      await expect(punchOf(page).reminder).toHaveCount(0);
      await page.unroute('**/api/behavior/user/setting*');
      await page.getByTestId('punch-reminder').getByRole('button', { name: commonTexts.retry }).click();
      await expect(punchOf(page).reminder).toBeEnabled();
    },
    'in the app the reminder is kept, and turning it off asks first': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      const { reminder } = punchOf(page);
      await playApp(page, token, 'granted');
      await openPage(page, PUNCH);
      await expect(reminder).toBeEnabled();
      await expect(reminder).not.toBeChecked();
      await reminder.click();
      await expect(reminder).toBeChecked();
      await page.reload();
      await expect(reminder).toBeChecked();
      const question = page.getByRole('dialog', { name: texts.offTitle });
      await reminder.click();
      await expect(question).toContainText(texts.offText);
      await question.getByRole('button', { name: texts.offNo }).click();
      await expect(question).toBeHidden();
      await expect(reminder).toBeChecked();
      await reminder.click();
      await question.getByRole('button', { name: texts.offYes }).click();
      await expect(reminder).not.toBeChecked();
      const kept = await request.get('/api/behavior/user/setting', { headers: { token } });
      expect((await kept.json()).data).toEqual({ punchRemind: false });
    },
    'in a browser it stays off, and a prompt says where it is turned on': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      const { reminder } = punchOf(page);
      await openPage(page, `${PUNCH}?token=${token}`);
      await reminder.click();
      const prompt = page.getByRole('dialog', { name: texts.inAppTitle });
      await expect(prompt).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await prompt.getByRole('button', { name: commonTexts.know }).click();
      await expect(prompt).toBeHidden();
      await expect(reminder).not.toBeChecked();
    },
    'without the permission of the system it stays off, and a prompt says how to get it': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser();
      const { reminder } = punchOf(page);
      await playApp(page, token, 'denied');
      await openPage(page, PUNCH);
      await reminder.click();
      const prompt = page.getByRole('dialog', { name: texts.notifyTitle });
      await expect(prompt).toBeVisible();
      await prompt.getByRole('button', { name: texts.notifyGo }).click();
      await expectToast(page, texts.notifyDenied);
      await expect(reminder).not.toBeChecked();
      const asked = (await callsOf(page)).filter((method) => method === 'notificationPermission');
      expect(asked).toHaveLength(2);
    },
    'the reminder shows from its client version on': async ({ context }) => {
      for (const [clientType, agent, below, opening] of GATES) {
        const page = await context.newPage();
        const { screen, reminder } = punchOf(page);
        const kind = agent === 'android' ? 'hostObject' : 'messageHandler';
        await playHost(page, USER_AGENTS[agent], { kind, answers: { getToken: '' } });
        await page.goto(`${PUNCH}?ct=${clientType}&cv=${below}`);
        await expect(screen).toBeVisible();
        await expect(reminder).toHaveCount(0);
        await page.goto(`${PUNCH}?ct=${clientType}&cv=${opening}`);
        await expect(reminder).toBeVisible();
      }
    },
  }),
);

/** Plays the Android app on a separate device. */
async function playApp(page: Page, token: string, notificationPermission: string): Promise<void> {
  const getAppInfo = { clientType: 'Android', clientVersion: '10.2.4' };
  const own = { getAppInfo, getToken: token, deviceId: `phone-${token}`, close: true };
  const answers = { ...own, notificationPermission };
  await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers });
}

const GATES = [
  ['Android', 'android', '10.2.3', '10.2.4'],
  ['ipad_ddsp', 'ipad', '5.18.0', '5.18.1'],
  ['ios_jxx', 'ios', '5.18.1', '5.18.2'],
] as const;
