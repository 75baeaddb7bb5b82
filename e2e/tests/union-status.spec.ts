import { CODES } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { unionTexts } from '@juban/contract/texts/union';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { makeBuyer } from '../lib/checkout.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { accountRow, pickAccount, UNIONS, unionOf } from '../lib/union.ts';

const UNION = /\/vip\/union\/netease(?:\?|$)/;
const START = Date.UTC(2026, 10, 15);
const HOUR_MS = 3_600_000;
const FAKE = `${UNIONS.you.path}/status/no-such-ticket?userid=ns70021466&nickname=someone`;

/** Opens the page and holds back its answer until the returned function is called. */
async function openHeld(page: Page, token: string): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    '**/api/union-vip',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  // Wait until the page knows its user, which needs the clock that is stopped next.
  const asked = page.waitForRequest('**/api/union-vip');
  await openPage(page, `${FAKE}&token=${token}`);
  await asked;
  await expect(page.getByRole('heading', { name: unionTexts.statusBinding })).toBeVisible();
  return answer;
}

/** Answers while the clock is stopped, so that the test controls every second. */
async function answerAt(page: Page, time: number, answer: () => void): Promise<void> {
  await page.clock.pauseAt(time);
  answer();
  await expect(page.getByRole('heading', { name: unionTexts.statusFailed })).toBeVisible();
}

test('[C-008] a failed binding says so, leads back by itself after three seconds, and at once with return-now', async ({
  page,
  request,
}) => {
  // A visitor would see a login request over the page.
  const { token } = await makeBuyer(request);
  await page.clock.install({ time: START });
  const first = await openHeld(page, token);
  await expectAccessibleInBothThemes(page);
  await answerAt(page, START + HOUR_MS, first);
  await expect(page.getByText('3 秒后自动返回')).toBeVisible();
  await expectToFit(page, [320, 390]);
  for (const left of [2, 1]) {
    await page.clock.runFor(1_000);
    await expect(page.getByText(`${left} 秒后自动返回`)).toBeVisible();
  }
  expect(page.url()).toContain('/status/');
  await page.clock.runFor(1_000);
  await page.waitForURL(UNION);

  await page.clock.resume();
  await answerAt(page, START + 2 * HOUR_MS, await openHeld(page, token));
  await page.getByRole('button', { name: unionTexts.statusReturn }).click();
  await page.waitForURL(UNION);
});

test(
  '[C-001][C-008][C-059] a partner account is bound by the partner’s signed answer once, and never without one',
  journey({
    'the partner leads back with a ticket that binds once and is no token': async ({ page, request }) => {
      const buyer = await makeBuyer(request);
      await openPage(page, '/next/agreement?type=vip');
      await openPage(page, `${UNIONS.you.path}?token=${buyer.token}`);
      await accountRow(page).getByRole('button', { name: unionTexts.bind }).click();
      await page.waitForURL((url) => url.origin !== new URL(process.env.BASE_URL ?? '').origin);
      expect(page.url()).not.toContain(buyer.token);
      const returning = page.waitForRequest(/\/vip\/union\/netease\/status\//);
      const account = await pickAccount(page);
      const status = (await returning).url();
      expect(status).not.toContain(buyer.token);
      expect(new URL(status).searchParams.get('userid')).toBe(account);
      await expect(page.getByRole('heading', { name: unionTexts.statusDone })).toBeVisible();
      expect((await unionOf(request, buyer.token).config('you')).openId).toBe(account);
      await page.waitForURL(UNION);
      await expect(accountRow(page)).toContainText(`mar****${account.slice(-4)}`);
      // Back skips the partner's login page.
      await page.goBack();
      await page.waitForURL(/\/next\/agreement/);

      // The ticket works once, so opening the address again binds nothing.
      await openPage(page, status);
      await expect(page.getByRole('heading', { name: unionTexts.statusFailed })).toBeVisible();
    },
    'an answer that was changed, and a login in the place of the ticket, bind nothing': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      await openPage(page, `${UNIONS.you.path}?token=${buyer.token}`);
      await accountRow(page).getByRole('button', { name: unionTexts.bind }).click();
      await page.waitForURL((url) => url.origin !== new URL(process.env.BASE_URL ?? '').origin);
      const picked = { form: { account: 'mart-of-mine' }, maxRedirects: 0 };
      const { location = '' } = (await request.post(page.url(), picked)).headers();
      const changed = new URL(location);
      changed.searchParams.set('userid', 'mart-of-somebody');
      const way = buyer.token.replace('.', '%2E');
      for (const [address, text] of [
        [changed.pathname + changed.search, unionTexts.bindNotProved],
        [
          `${UNIONS.you.path}/status/${way}?userid=ns70021477&nickname=someone`,
          CODES[CODE.bindTicketGone].msg,
        ],
      ] as const) {
        await openPage(page, address);
        await expect(page.getByRole('heading', { name: unionTexts.statusFailed })).toBeVisible();
        await expect(page.getByText(text)).toBeVisible();
        expect(new URL(page.url()).pathname).toMatch(/\/status\/taken$/);
      }
      expect((await unionOf(request, buyer.token).config('you')).openId).toBe('');
    },
    'an address without a ticket binds nothing for a logged-in user': async ({ page, request }) => {
      const buyer = await makeBuyer(request);
      await openPage(page, `${UNIONS.you.path}/status/taken?userid=ns70021488&token=${buyer.token}`);
      await expect(page.getByRole('heading', { name: unionTexts.statusFailed })).toBeVisible();
      expect((await unionOf(request, buyer.token).config('you')).openId).toBe('');
    },
  }),
);
