import { isRenewable, type Wallet } from '../../lib/package-wallets.ts';
import type { Capabilities } from '../../platform/host/capabilities.ts';
import { type CheckoutGoods, channelOffersOf, type PayOffer, walletOffersOf } from './checkout-goods.ts';

/** The selling page: each has its own order of checks and its own popups. */
export type CheckoutVariant = 'app' | 'web' | 'simple' | 'union';

/** native: through the app; cashier: the provider's own page; store: the App Store. */
export type PayWay = 'native' | 'cashier' | 'store';

export interface CheckoutPlace {
  variant: CheckoutVariant;
  /** The selling channel has the app's own wallet popup. */
  isNativeChannel: boolean;
  can: Pick<Capabilities, 'paysNatively' | 'hasInAppPurchase' | 'paysOnHostPage'> &
    Partial<Pick<Capabilities, 'wallet'>>;
}

/** How this package is paid in this environment. */
export interface CheckoutPlan {
  variant: CheckoutVariant;
  goods: CheckoutGoods;
  /** wallets: Alipay and WeChat; channels: the goods infos with their notes and prices. */
  shape: 'wallets' | 'channels';
  offers: readonly PayOffer[];
  isStore: boolean;
  /** Wallets that the host handles; the others use the cashier's page. */
  nativeWallets: readonly Wallet[];
  /** Warn an account with a running renewal first. */
  asksRenewal: boolean;
  /** Listed prices may be outdated, so load them before showing. */
  asksPrices: boolean;
}

const SOLD_BY_STORE = 1;
const BY_POPUP = 1;

export function planCheckout(goods: CheckoutGoods, place: CheckoutPlace): CheckoutPlan {
  const { variant, isNativeChannel, can } = place;
  const isStore = goods.payChannel === SOLD_BY_STORE && can.hasInAppPurchase;
  const isPopup =
    variant === 'union' || (variant === 'simple' && isNativeChannel && goods.payType === BY_POPUP);
  return {
    variant,
    goods,
    shape: isPopup ? 'channels' : 'wallets',
    offers: offersIn(place, isPopup ? channelOffersOf(goods) : walletOffersOf(goods)),
    isStore,
    nativeWallets: nativeWalletsIn(place, isPopup),
    asksRenewal: isRenewable(goods) && !isStore,
    asksPrices: variant === 'simple' && isNativeChannel && !isStore,
  };
}

/**
 * A wallet's own browser and its mini-programs support no other wallet, so a package may have no offer left
 * there.
 */
function offersIn({ can }: CheckoutPlace, offers: readonly PayOffer[]): readonly PayOffer[] {
  const only = can.paysOnHostPage ? 'wechat' : can.wallet;
  return only ? offers.filter(({ wallet }) => wallet === only) : offers;
}

function nativeWalletsIn({ variant, can }: CheckoutPlace, isPopup: boolean): readonly Wallet[] {
  if (!can.paysNatively) return [];
  // Inside a mini-program WeChat opens no cashier; its pay page is the only way.
  if (can.paysOnHostPage) return ['wechat'];
  return variant === 'simple' && !isPopup ? [] : ['aliPay', 'wechat'];
}

export function wayOf(plan: CheckoutPlan, wallet: Wallet): PayWay {
  if (plan.isStore) return 'store';
  return plan.nativeWallets.includes(wallet) ? 'native' : 'cashier';
}

export type CheckoutProblem = 'agreement' | 'login' | 'goods';

const CHECKS: Readonly<Record<CheckoutVariant, readonly CheckoutProblem[]>> = {
  app: ['agreement', 'login', 'goods'],
  web: ['agreement', 'login', 'goods'],
  simple: ['login', 'agreement', 'goods'],
  union: ['login', 'agreement', 'goods'],
};

interface CheckoutFacts {
  agreed: boolean;
  isLoggedIn: boolean;
  hasGoods: boolean;
}

/** The first missing requirement, in the page's order. */
export function findProblem(variant: CheckoutVariant, facts: CheckoutFacts): CheckoutProblem | undefined {
  const isThere: Record<CheckoutProblem, boolean> = {
    agreement: facts.agreed,
    login: facts.isLoggedIn,
    goods: facts.hasGoods,
  };
  return CHECKS[variant].find((check) => !isThere[check]);
}
