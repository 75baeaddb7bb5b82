import type { CallOutput } from '@juban/contract';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { walletTexts } from '@juban/contract/texts/wallets';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { SimulatedHost } from '../../apps/web/src/platform/host/testing/simulated-host.ts';
import { playHost, USER_AGENTS } from './hosts.ts';
import { type LabUser, labOf } from './lab.ts';
import { openPage } from './page.ts';
import { addScript } from './page-scripts.ts';
import { dayIn } from './shanghai-day.ts';

type User = CallOutput<'getProfile'>['user'];
type Request = APIRequestContext;
/** A page or a frame. */
type Shown = Pick<Page, 'getByRole' | 'getByTestId'>;

export const dialogOf = (page: Shown, name: string) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
const PAY_LABEL = /^支付 .+ 元(?:开通|续费)/;
export const payButton = (page: Shown) => page.getByRole('main').getByRole('button', { name: PAY_LABEL });
export const cardOf = (page: Page) => page.getByTestId('membership-card');

/** Makes a buyer and returns their state before buying, with checks for the state after. */
export async function makeBuyer(request: Request, preset = 'newUser') {
  const user = await labOf(request).makeUser({ preset });
  const read = async (): Promise<User> => {
    const answer = await request.get('/api/user/profile', { headers: { token: user.token } });
    return (await answer.json()).data.user;
  };
  const before = await read();
  /** Checks that the card shows the new last day and that V power has grown. */
  const expectGrown = async (page: Page) => {
    const after = await read();
    expect(after.vipInfo.expiredTime ?? 0).toBeGreaterThan(before.vipInfo.expiredTime ?? 0);
    expect(after.changedValue).toBeGreaterThan(before.changedValue);
    await expect(cardOf(page)).toContainText(dayIn(after.vipInfo.expiredTime ?? 0));
  };
  const countOrders = async (): Promise<number> => {
    const answer = await request.get('/api/purchase_info/orders', { headers: { token: user.token } });
    return (await answer.json()).data.total;
  };
  return { ...user, read, expectGrown, countOrders };
}

/** Opens the page as this user with the agreements ticked, inside the app if a host is given. */
export async function openShop(page: Page, path: string, user: LabUser | undefined, host?: SimulatedHost) {
  if (host) {
    const agent = host.kind === 'messageHandler' ? USER_AGENTS.ios : USER_AGENTS.android;
    await playHost(page, agent, { ...host, answers: { getToken: user?.token ?? '', ...host.answers } });
    await openPage(page, path);
  } else {
    const sign = path.includes('?') ? '&' : '?';
    await openPage(page, user ? `${path}${sign}token=${user.token}` : path);
  }
  // The host's client type replaces the default, and with it the list of goods.
  await page.waitForURL(/[?&]ct=/);
  await expect(page.getByTestId('package-card').first()).toBeVisible();
}

export async function agree(page: Shown): Promise<void> {
  await page.getByRole('checkbox').first().check();
}

/** Logs in on the sheet that the pay button opened. */
export async function logInOverPage(page: Page, mobile: string): Promise<void> {
  const login = page.getByRole('dialog', { name: commonTexts.loginFirst });
  await login.getByRole('textbox', { name: phoneCodeTexts.phoneLabel }).fill(mobile);
  await login.getByRole('button', { name: phoneCodeTexts.getCode }).click();
  await expect(login.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  const code = await labOf(page.request).readCode(mobile);
  await login.getByRole('textbox', { name: identityTexts.codeLabel }).fill(code);
  await login.getByRole('checkbox').check();
  await login.getByRole('button', { name: commonTexts.login, exact: true }).click();
  await expect(login).toBeHidden();
}

/** Selects the first package without renewal. */
export async function choosePaidOnce(page: Shown): Promise<void> {
  await page.getByTestId('package-card').filter({ hasText: '月卡' }).first().click();
}

/** Selects a wallet on the open sheet and confirms. */
export async function payBy(page: Shown, wallet: 'aliPay' | 'wechat'): Promise<void> {
  const sheet = page.getByRole('dialog').filter({ hasText: '确认支付' });
  await sheet.getByText(walletTexts[wallet]).click();
  await sheet.getByRole('button', { name: /^确认支付/ }).click();
}

/** Runs `act` after the order was created and before the app answers. */
export async function onOrder(page: Page, act: (orderNo: string) => Promise<void>): Promise<void> {
  await page.route('**/api/purchase_info/create_purchase', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    if (data?.orderNo) await act(data.orderNo);
    await route.fulfill({ response });
  });
}

/** Pays on the provider's page. */
export async function payAtCashier(page: Shown): Promise<void> {
  await page.getByRole('button', { name: /^(?:确认|立即)支付/ }).click();
}

/** Closes the level-up dialog. */
export async function closeLevelUp(page: Shown): Promise<void> {
  await page.getByRole('button', { name: levelUpTexts.later }).click();
}

/** Closes the success dialog, and the level-up dialog if there is one. */
export async function closeSuccess(page: Page): Promise<void> {
  const done = dialogOf(page, checkoutTexts.doneTitle);
  await expect(done).toContainText(checkoutTexts.doneText);
  await done.getByRole('button').click();
  await closeLevelUp(page);
}

/** Taps pay at the moment when the page starts to replay queued taps. */
export async function payDuringTapReplay(page: Page): Promise<void> {
  await addScript(
    page,
    (payLabel) => {
      const pay = () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
          buttons.find(({ textContent }) => new RegExp(payLabel).test(textContent?.trim() ?? ''))?.click();
        };
        port2.postMessage('now');
      };
      let kept: object | undefined;
      Object.defineProperty(window, 'jubanTaps', {
        get: () => kept,
        set: (early: object) => {
          kept = new Proxy(early, {
            set: (target, name, value) => {
              const isAlive = document.querySelector('main') && !document.querySelector('[data-served=taps]');
              if (name === 'isReplaying' && value && isAlive) pay();
              return Reflect.set(target, name, value);
            },
          });
        },
      });
    },
    PAY_LABEL.source,
  );
}
