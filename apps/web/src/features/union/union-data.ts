import type { Brand } from '@juban/catalog';
import type { CallOutput } from '@juban/contract/schemas';
import { fenOf } from '@juban/domain/money';
import { maskPhone } from '@juban/domain/phone';
import { maskAccount } from '../../lib/mask-account.ts';
import type { UserState } from '../../lib/user-state.ts';

export type UnionProduct = CallOutput<'getUnionProduct'>;
export type UnionConfig = CallOutput<'getUnionConfig'>;
export type UnionType = UnionProduct['type'];

/** The brand of the page. */
export type UnionBrand = Pick<Brand, 'id' | 'name'>;

/** The user's account at the partner. */
export type UnionAccount = Exclude<UserState<never>, { kind: 'known' }> | PartnerAccount;

export type PartnerAccount =
  | { kind: 'unbound' }
  | {
      kind: 'bound';
      /** First three and last four characters. */
      text: string;
      /** The partner's name for the user; may be empty. */
      nickName: string;
      /** The user's own phone, masked as well; may be empty. */
      own: string;
    };

/** The price here in fen; the App Store has its own. */
export const priceOf = ({ iosProduct, priceInfo }: Pick<UnionProduct, 'iosProduct' | 'priceInfo'>): number =>
  fenOf(iosProduct?.price ?? priceInfo.price);

export function savedOf(product: Pick<UnionProduct, 'iosProduct' | 'priceInfo'>): number {
  return Math.max(0, fenOf(product.priceInfo.originPrice) - priceOf(product));
}

export function accountOf(config: UnionConfig): PartnerAccount {
  const { openId, mobile, nickName, rrMobile } = config;
  if (!openId) return { kind: 'unbound' };
  // Some partners use the account as name, which would reveal what the mask hides.
  const name = nickName === openId ? '' : nickName;
  return { kind: 'bound', text: maskAccount(mobile || openId), nickName: name, own: maskPhone(rrMobile) };
}
