import type { CallOutput } from '@juban/contract/schemas';
import { fill } from '@juban/contract/texts/fill';
import { unionTexts } from '@juban/contract/texts/union';
import type { UnionBrand, UnionProduct } from './union-data.ts';

/** Goods as the checkout expects them. */
type Goods = CallOutput<'listPackages'>['data'][number];

const BY_STORE = 1;
const BY_WALLETS = 2;
const BY_POPUP = 1;
const BOTH_WALLETS = 3;

export const titleOf = ({ priceInfo }: Pick<UnionProduct, 'priceInfo'>, brand: UnionBrand): string =>
  fill(unionTexts.pageTitle, { partner: priceInfo.unionName, brand: brand.name });

/** Some apps sell no unions, neither with wallets nor through the App Store. */
export const isSoldHere = ({ iosProduct, sellChannel }: UnionProduct): boolean =>
  iosProduct !== null || sellChannel.length > 0;

/** The union as one package: the App Store's product, or one offer per wallet in the product's order. */
export function goodsOf(product: UnionProduct, brand: UnionBrand): Goods {
  const { iosProduct, priceInfo, refGoodsCode, refSellingChannelId, sellChannel } = product;
  const ref = { refGoodsCode, refSellingChannelId };
  const showName = titleOf(product, brand);
  return {
    id: refGoodsCode,
    cornerTitle: '',
    description: '',
    experience: 0,
    renewType: 'NORMAL',
    price: priceInfo.price,
    oriPrice: priceInfo.originPrice,
    ...ref,
    ...iosProduct,
    bagId: '',
    showName,
    subTitle: priceInfo.rrtvTime,
    payType: BY_POPUP,
    payChannel: iosProduct ? BY_STORE : BY_WALLETS,
    showPayType: BOTH_WALLETS,
    thirdInfo: null,
    refundRule: unionTexts.noRefund,
    goodsInfos: sellChannel.map(({ payType, price }, at) => ({
      ...ref,
      payType,
      price,
      idxOrder: at + 1,
      payDescription: '',
      goodsName: showName,
      currency: 'RMB',
    })),
  };
}
