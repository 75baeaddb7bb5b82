export type PackageFamily = 'vip' | 'vip_plus' | 'union';
export type Wallet = 'aliPay' | 'wechat';

/** What an order may be made of, as it stands on the shelf now. */
export interface Offer {
  goodsId: string;
  goodsCode: string;
  goodsName: string;
  family: PackageFamily;
  renewable: boolean;
  fen: number;
  currency: string;
  days: number;
  vPower: number;
  /** The gift bundle that comes with it. */
  thirdInfo: string | null;
  /** Empty where the app store alone sells it. */
  payChannels: ReadonlySet<Wallet>;
}

export interface GoodsRef {
  /** A goods code of ours, or the same goods' name in an app store. */
  goodsCode: string;
  sellingChannelId: number;
}
