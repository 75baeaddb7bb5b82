import { clientTypeOf } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { addFunction, addScript } from './page-scripts.ts';
import { USER_AGENTS } from './user-agents.ts';

type Code = CallOutput<'createQr'>;

interface GoodsList {
  data: Array<{
    renewType: string;
    goodsInfos: Array<{ payType: string; refGoodsCode: string; refSellingChannelId: number }>;
  }>;
}

interface Wanted {
  wallet?: 'aliPay' | 'wechat';
  renew?: 0 | 1;
  /** Choose from the goods with partner cards. */
  plus?: boolean;
  /** Client type of the screen; the web's screen sells Android goods. */
  screen?: string;
}

/** Creates an order of this user as a code on a screen. */
export async function makeCode(
  request: APIRequestContext,
  { token }: { token: string },
  { wallet = 'aliPay', renew = 0, plus = false, screen }: Wanted = {},
): Promise<Code & { handle: string; path: string }> {
  const headers = { token, ...(screen && { clientType: screen }) };
  const market = screen ? clientTypeOf(screen).market : 'android';
  const response = await request.get(`/api/selling_page/market/${market}?thirdFlag=${plus ? 1 : 0}`, {
    headers,
  });
  const { data }: { data: GoodsList } = await response.json();
  const goods = data.data
    .filter(({ renewType }) => (renewType === 'RENEWABLE') === (renew === 1))
    .flatMap(({ goodsInfos }) => goodsInfos)
    .find(({ payType }) => payType === (wallet === 'wechat' ? 'Wechat' : 'Alipay'));
  if (!goods) throw new Error('no matching goods');
  const asked = await request.post('/api/purchase_info/create_qr', {
    headers,
    data: {
      goodsCode: goods.refGoodsCode,
      sellingChannelId: goods.refSellingChannelId,
      renew,
      payChannel: wallet,
    },
  });
  const answer: { code: string; msg: string; data: Code } = await asked.json();
  if (answer.code !== '0000') throw new Error(`${answer.code} ${answer.msg}`);
  const { pathname, search, searchParams } = new URL(answer.data.qrContent);
  return { ...answer.data, path: pathname + search, handle: searchParams.get('orderInfoMD5') ?? '' };
}

/** Opens a separate phone with the browser of the scanning app. */
export async function openPhone(browser: Browser, scanner: keyof typeof USER_AGENTS): Promise<Page> {
  const context = await browser.newContext({ userAgent: USER_AGENTS[scanner] });
  return context.newPage();
}

/** Waits for the wallet's page. */
export async function waitForCashier(page: Page) {
  await page.waitForURL(/\/(alipay|wechat)\//);
  return page.getByRole('button', { name: /^(确认|立即)支付/ });
}

export async function payAtWallet(page: Page): Promise<void> {
  const button = await waitForCashier(page);
  await button.click();
  await button.waitFor({ state: 'detached' });
}

/**
 * Plays WeChat: takes the payment to the wallet, which checks the merchant's signature, and reports the
 * outcome to the page.
 */
export async function playWechat(page: Page, outcome: 'ok' | 'cancel' = 'ok'): Promise<void> {
  const pay = async (fields: Record<string, string>) => {
    if (outcome === 'ok') await payInWallet(page.context(), fields);
    return `get_brand_wcpay_request:${outcome}`;
  };
  await addFunction(page, 'payInWechat', pay);
  await addScript(page, () => {
    const pay: (fields: object) => Promise<string> = Reflect.get(window, 'payInWechat');
    const invoke = async (call: string, fields: object, done: (result: object) => void) =>
      done({ err_msg: call === 'getBrandWCPayRequest' ? await pay(fields) : `${call}:fail` });
    Reflect.set(window, 'WeixinJSBridge', { invoke });
  });
}

async function payInWallet(context: BrowserContext, fields: Record<string, string>): Promise<void> {
  const wallet = await context.newPage();
  const url = `${process.env.SANDBOX_URL}/wechat/wallet/jsapi?${new URLSearchParams(fields)}`;
  const opened = await wallet.goto(url);
  if (!opened?.ok()) throw new Error(`the wallet answered ${opened?.status()}`);
  await payAtWallet(wallet);
  await wallet.close();
}
