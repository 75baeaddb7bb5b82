import type { CheckoutGoods } from '../checkout-goods.ts';

type GoodsInfo = CheckoutGoods['goodsInfos'][number];

export const makeInfo = (payType: GoodsInfo['payType'], wanted: Partial<GoodsInfo> = {}): GoodsInfo => ({
  payType,
  refGoodsCode: `code-${payType}`,
  refSellingChannelId: 2,
  idxOrder: 1,
  payDescription: `by ${payType}`,
  goodsName: 'month',
  price: 25,
  currency: 'RMB',
  ...wanted,
});

export const makeGoods = (wanted: Partial<CheckoutGoods> = {}): CheckoutGoods => ({
  id: 'p1',
  bagId: 'bag',
  refGoodsCode: 'goods',
  refSellingChannelId: 2,
  showName: '月卡',
  price: 25,
  oriPrice: 30,
  cornerTitle: '',
  subTitle: '31 天畅看',
  description: '',
  experience: 25,
  renewType: 'NORMAL',
  payType: 1,
  payChannel: 2,
  showPayType: 3,
  refundRule: '',
  thirdInfo: null,
  goodsInfos: [makeInfo('Wechat', { idxOrder: 2, price: 24 }), makeInfo('Alipay')],
  ...wanted,
});
