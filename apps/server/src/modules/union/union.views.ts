import { BRANDS, type ClientType } from '@juban/catalog';
import { unionPlatformOf, unionSalesOf } from '@juban/catalog/union-platforms';
import type { CallOutput } from '@juban/contract';
import { fill } from '@juban/contract/texts/fill';
import { walletTexts } from '@juban/contract/texts/wallets';
import { yuanOf } from '@juban/domain';
import type { SellingPackage } from '../storefront/storefront.service.ts';
import type { Union } from './union.repository.ts';

type Product = CallOutput<'getUnionProduct'>;

const WALLETS = {
  Wechat: { title: walletTexts.wechat, payType: 'Wechat', payIcon: 'wechat' },
  Alipay: { title: walletTexts.aliPay, payType: 'Alipay', payIcon: 'alipay' },
} as const;

/** A union as one client type sells it. */
export function unionProductOf(union: Union, goods: SellingPackage, clientType: ClientType): Product {
  const { name: rrtvName } = BRANDS[clientType.brand];
  const own = (text: string) => fill(text, { brand: rrtvName });
  const { price, oriPrice, refGoodsCode, refSellingChannelId } = goods;
  const sales = unionSalesOf(clientType);
  const unionPrice = yuanOf(union.partnerFen);
  return {
    type: union.unionType,
    bindBy: union.bindBy,
    oncePerYear: union.restDays > 0,
    platform: unionPlatformOf(clientType.id),
    background: union.background,
    priceInfo: {
      price,
      originPrice: oriPrice,
      rrtv: Math.round((oriPrice - unionPrice) * 100) / 100,
      union: unionPrice,
      rrtvTime: union.ownTime,
      unionTime: union.partnerTime,
      rrtvName,
      unionName: union.name,
      rrtvLogo: '',
      unionLogo: union.logo,
    },
    refGoodsCode,
    refSellingChannelId,
    sellChannel:
      sales === 'wallets' ? goods.goodsInfos.map(({ payType }) => ({ ...WALLETS[payType], price })) : [],
    iosProduct: sales === 'store' ? iosProductOf(goods) : null,
    rights: union.rights.map((right) => ({ ...right, text: own(right.text) })),
    rules: union.rules.map(own),
  };
}

function iosProductOf(goods: SellingPackage): Product['iosProduct'] {
  const { id, refGoodsCode, refSellingChannelId, showName, cornerTitle, subTitle, description } = goods;
  const { price, oriPrice, experience } = goods;
  const shown = { id, showName, cornerTitle, subTitle, description, price, oriPrice, experience };
  return { refGoodsCode, refSellingChannelId, ...shown, renewType: 'NORMAL', idxOrder: 1 };
}
