import { fenOf } from '@juban/domain/money';
import type { Api } from '../../platform/api/api-type.ts';
import type { PayOffer } from './checkout-goods.ts';
import type { CheckoutPlan } from './checkout-plan.ts';

type AskedApi = Pick<Api, 'getGoodsPrice' | 'checkRenew'>;

const NOT_BOUND = { bind: false, byAppStore: false };

/** Loads what the choice depends on: current prices, and whether a renewal is running. */
export async function loadChoice(api: AskedApi, plan: CheckoutPlan) {
  const { asksPrices, asksRenewal, offers, goods } = plan;
  const [priced, { bind, byAppStore = false }] = await Promise.all([
    asksPrices ? priceAll(api, offers) : offers,
    asksRenewal ? api.checkRenew({ goodsCode: goods.refGoodsCode }) : NOT_BOUND,
  ]);
  return { isBound: bind, byAppStore, offers: priced };
}

function priceAll(api: AskedApi, offers: readonly PayOffer[]): Promise<PayOffer[]> {
  return Promise.all(
    offers.map(async (offer) => {
      const { goodsCode, sellingChannelId } = offer;
      const { price } = await api.getGoodsPrice({ goodsCode, sellingChannelId: String(sellingChannelId) });
      return { ...offer, fen: fenOf(price) };
    }),
  );
}
