export type PackageFamily = 'vip' | 'vip_plus' | 'union';
export type Wallet = 'aliPay' | 'wechat';

/** What an order can be made of, as currently sold. */
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
  /** The gift bundle that is included. */
  thirdInfo: string | null;
  /** Empty if only the app store sells it. */
  payChannels: ReadonlySet<Wallet>;
}

export interface GoodsRef {
  /** A goods code of ours, or the same goods' name in an app store. */
  goodsCode: string;
  sellingChannelId: number;
}
