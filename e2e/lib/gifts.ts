import type { APIRequestContext } from '@playwright/test';
import { moneyOf, playProvider } from './orders.ts';

const PACKAGES = {
  week: 'yujian_android_plus_week',
  month: 'yujian_android_plus_month',
  season: 'yujian_android_plus_season',
  year: 'yujian_android_plus_year',
} as const;

export const GIFTS_CALL = '/api/hanXi/member/login';

/** Orders VIP+ packages through the API and has the provider report them as paid. */
export async function buyGifts(
  request: APIRequestContext,
  user: { token: string },
  bundles: ReadonlyArray<keyof typeof PACKAGES>,
): Promise<void> {
  for (const bundle of bundles) {
    const { orderNo } = await moneyOf(request, user).makeOrder({ goodsCode: PACKAGES[bundle] });
    await playProvider(request, orderNo);
  }
}

export async function claimGift(
  request: APIRequestContext,
  { token }: { token: string },
  wish: { type: string; choice: string },
): Promise<string> {
  const answer = await request.post('/api/hanXi/claim', { headers: { token }, data: wish });
  return (await answer.json()).code;
}
