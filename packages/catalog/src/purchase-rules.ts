import { BRANDS, type BrandId } from './brands.ts';
import type { ClientType, Platform } from './client-types.ts';

/** What the purchase pages show and do for a client type. */
export interface PurchaseRules {
  /** Whose targets and statements count; every platform that is not Apple's follows Android. */
  system: 'ios' | 'android';
  showsLevel: boolean;
  /** The level beside the name on the short page; the RRSP app leaves it out there. */
  showsSimpleLevel: boolean;
  /** The tab of packages with partner benefits. */
  sellsPlus: boolean;
  /** The strip of basic benefits, for visitors who do not know the app. */
  showsBenefitStrip: boolean;
  /** Documents open in the app's own browser, or as a page of their own. */
  agreementsOpen: 'appBrowser' | 'newPage';
  /** Purchases of the App Store can be given back. */
  restoresPurchases: boolean;
  /** The store demands the note that its vendor has no part in campaigns. */
  notesVendor: boolean;
}

const APPLE: ReadonlySet<Platform> = new Set(['ios', 'ipad']);
const APPS: ReadonlySet<Platform> = new Set(['android', 'ios', 'ipad', 'harmony']);
const STRIP: ReadonlySet<Platform> = new Set(['applet']);
const RRSP = /(?:^|_)rrsp(?:_|$)/;
/** A remote control cannot claim partners' cards. */
const PLAIN_ONLY: ReadonlySet<Platform> = new Set(['tv']);

export function purchaseRulesOf({ id, platform, hidesLevel, sellsNoPlus }: ClientType): PurchaseRules {
  const isApple = APPLE.has(platform);
  return {
    system: isApple ? 'ios' : 'android',
    showsLevel: !hidesLevel,
    showsSimpleLevel: !hidesLevel && !RRSP.test(id),
    sellsPlus: !sellsNoPlus && !PLAIN_ONLY.has(platform),
    showsBenefitStrip: STRIP.has(platform),
    agreementsOpen: APPS.has(platform) ? 'appBrowser' : 'newPage',
    restoresPurchases: isApple,
    notesVendor: isApple,
  };
}

/** Addresses outside our origin that content may lead to: the brand's own site, by TLS. */
export function mayLeadOutside(brand: BrandId, address: URL): boolean {
  const { hostname } = new URL(BRANDS[brand].officialSite);
  return address.protocol === 'https:' && address.port === '' && address.hostname === hostname;
}
