import type { UnionConfig, UnionProduct } from '../union-data.ts';

const GOODS = { refGoodsCode: 'union-you', refSellingChannelId: 2 };

const PRODUCT: UnionProduct = {
  type: 'you',
  bindBy: 'redirect',
  oncePerYear: false,
  platform: 2,
  background: '/ground.svg',
  priceInfo: {
    price: 168,
    originPrice: 317,
    rrtv: 168,
    union: 149,
    rrtvTime: '1 年',
    unionTime: '1 年',
    rrtvName: '会员',
    unionName: '集市',
    rrtvLogo: '',
    unionLogo: '/mark.svg',
  },
  ...GOODS,
  sellChannel: [
    { title: '微信支付', payType: 'Wechat', payIcon: 'wechat', price: 168 },
    { title: '支付宝', payType: 'Alipay', payIcon: 'alipay', price: 168 },
  ],
  iosProduct: null,
  rights: [],
  rules: [],
};

export const STORE_PRODUCT: NonNullable<UnionProduct['iosProduct']> = {
  refGoodsCode: 'union-you-store',
  refSellingChannelId: 1,
  id: 'union-you-store',
  showName: '联合会员',
  cornerTitle: '',
  subTitle: '',
  description: '',
  price: 148,
  oriPrice: 317,
  renewType: 'NORMAL',
  experience: 0,
  idxOrder: 1,
};

export const makeProduct = (wanted: Partial<UnionProduct> = {}): UnionProduct => ({ ...PRODUCT, ...wanted });

export const makeConfig = (wanted: Partial<UnionConfig> = {}): UnionConfig => ({
  youPromId: '',
  youProductId: '',
  youAppId: '',
  openId: '',
  nickName: '',
  headImg: '',
  name: '集市',
  rrMobile: '',
  mobile: '',
  userId: '1',
  ...wanted,
});
