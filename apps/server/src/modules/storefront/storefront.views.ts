import type { ClientType } from '@juban/catalog';
import { type CallOutput, CODES } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { yuanOf } from '@juban/domain';
import type { Wallet } from './offer.ts';
import type { Package } from './storefront.repository.ts';

export type SellingPackage = CallOutput<'listPackages'>['data'][number];

const PAY_TYPES = { aliPay: 'Alipay', wechat: 'Wechat' } as const satisfies Record<Wallet, string>;
const BY_STORE = 1;
const BY_POPUP = 1;
const BY_PAGE = 2;

/** A package for one client type: its market's goods, its own channel. */
export function toSellingPackage(row: Package, clientType: ClientType, refundRule: string): SellingPackage {
  const { channelId, sellsByBag, nativePayment } = clientType;
  const price = yuanOf(row.fen);
  return {
    id: row.packageId,
    bagId: row.bagId,
    refGoodsCode: sellsByBag ? row.bagId : row.goodsCode,
    refSellingChannelId: channelId,
    showName: row.showName,
    price,
    oriPrice: yuanOf(row.oriFen),
    cornerTitle: row.cornerTitle,
    subTitle: row.subTitle,
    description: row.description,
    experience: row.vPower,
    renewType: row.renewable ? 'RENEWABLE' : 'NORMAL',
    payType: nativePayment ? BY_POPUP : BY_PAGE,
    payChannel: row.payChannel,
    showPayType: showPayTypeOf(row),
    thirdInfo: row.thirdInfo,
    refundRule: row.payChannel === BY_STORE ? CODES[CODE.refundedByAppStore].msg : refundRule,
    goodsInfos: row.wallets.map(({ payChannel, payDescription }, index) => ({
      payType: PAY_TYPES[payChannel],
      refGoodsCode: row.goodsCode,
      refSellingChannelId: channelId,
      idxOrder: index + 1,
      payDescription,
      goodsName: row.goodsName,
      price,
      currency: row.currency,
    })),
  };
}

/** 1 Alipay only, 2 WeChat only, 3 both: as if each wallet were a bit. */
function showPayTypeOf({ wallets }: Package): number {
  const bits = { aliPay: 1, wechat: 2 } as const satisfies Record<Wallet, number>;
  return wallets.reduce((sum, { payChannel }) => sum + bits[payChannel], 0);
}
