import type { CallOutput } from '@juban/contract';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import type { APIRequestContext, Page } from '@playwright/test';
import { dragFingers } from './touch.ts';

/** Short enough that ten goods exceed the prefetch distance. */
export const PHONE = { width: 375, height: 667 };

export const GOODS_CALL = '/centreapi/activity/shop/goods';
export const EXCHANGE_CALL = '/centreapi/activity/shop/recharge';
const INTEGRAL_CALL = '/centreapi/activity/index/integral';
export const SHARE_CALL = `${INTEGRAL_CALL}/share`;

type GoodsPage = CallOutput<'listMallGoods'>;
export type Goods = GoodsPage['content'][number];

/** Calls the mall API as this user, or as a visitor. */
export function mallOf(request: APIRequestContext, token = '') {
  const get = async <Data>(path: string): Promise<Data> =>
    (await (await request.get(path, { headers: token ? { token } : {} })).json()).data;
  return {
    goods: (goodsType = '', page = 1, rows = 10) =>
      get<GoodsPage>(`${GOODS_CALL}?page=${page}&rows=${rows}&goodsType=${goodsType}`),
    /** The cheapest available goods of a type. */
    cheapest: async (goodsType: 'vip_p' | 'medal_p'): Promise<Goods> => {
      const { content } = await get<GoodsPage>(`${GOODS_CALL}?page=1&rows=50&goodsType=${goodsType}`);
      const [first] = content
        .filter(({ inventoryDayCount, hold }) => inventoryDayCount > 1 && !hold)
        .sort((one, other) => one.points - other.points);
      if (!first) throw new Error(`no ${goodsType} goods are in stock`);
      return first;
    },
    points: async () => (await get<CallOutput<'getIntegral'>>(INTEGRAL_CALL)).integral,
    exchanges: () => get<CallOutput<'listExchanges'>>('/centreapi/activity/shop/exchanges'),
  };
}

export const cardsOf = (page: Page) =>
  page.getByRole('list', { name: mallPageTexts.goods }).getByRole('article');
export const cardOf = (page: Page, name: string) =>
  cardsOf(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
export const confirmOf = (page: Page) => page.getByRole('dialog', { name: mallPageTexts.confirmTitle });

export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

/** Swipes up and waits until scrolling has stopped, so that it does not disturb the next step. */
export async function swipeUp(page: Page): Promise<void> {
  const scrolled = await page.evaluateHandle(() => ({
    out: new Promise((done) => window.addEventListener('scrollend', done, { once: true })).then(() => true),
  }));
  await dragFingers(page, [
    [
      [190, 600],
      [190, 90],
    ],
  ]);
  await scrolled.evaluate(({ out }) => out);
}
