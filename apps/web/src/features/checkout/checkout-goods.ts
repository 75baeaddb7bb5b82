import type { CallOutput } from '@juban/contract/schemas';
import { fenOf } from '@juban/domain/money';
import { type Wallet, walletsOf } from '../../lib/package-wallets.ts';

/** The chosen package from the list of goods. */
export type CheckoutGoods = CallOutput<'listPackages'>['data'][number];

/** One way to pay for the package: the wallet and the exact goods. */
export interface PayOffer {
  wallet: Wallet;
  goodsCode: string;
  sellingChannelId: number;
  fen: number;
  /** A note from the list of goods; may be empty. */
  hint: string;
}

const WALLET_OF = { Alipay: 'aliPay', Wechat: 'wechat' } as const satisfies Record<string, Wallet>;

/** The goods infos in their own order, limited to wallets that may be shown. */
export function channelOffersOf(goods: CheckoutGoods): readonly PayOffer[] {
  const shown = walletsOf(goods);
  return [...goods.goodsInfos]
    .sort((one, other) => one.idxOrder - other.idxOrder)
    .map((info) => ({
      wallet: WALLET_OF[info.payType],
      goodsCode: info.refGoodsCode,
      sellingChannelId: info.refSellingChannelId,
      fen: fenOf(info.price),
      hint: info.payDescription,
    }))
    .filter(({ wallet }) => shown.includes(wallet));
}

/** One offer per wallet, Alipay first; the package itself if no goods info names the wallet. */
export function walletOffersOf(goods: CheckoutGoods): readonly PayOffer[] {
  const named = channelOffersOf(goods);
  return walletsOf(goods).map(
    (wallet) => named.find((offer) => offer.wallet === wallet) ?? { ...packageOfferOf(goods), wallet },
  );
}

function packageOfferOf(goods: CheckoutGoods): PayOffer {
  const { refGoodsCode, refSellingChannelId, price } = goods;
  return {
    wallet: 'aliPay',
    goodsCode: refGoodsCode,
    sellingChannelId: refSellingChannelId,
    fen: fenOf(price),
    hint: '',
  };
}
