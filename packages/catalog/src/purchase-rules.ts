import { BRANDS, type BrandId } from './brands.ts';
import type { ClientType, Platform } from './client-types.ts';

/** What the purchase pages show and do for a client type. */
export interface PurchaseRules {
  /** Whose targets and statements apply; every platform other than Apple's uses those of Android. */
  system: 'ios' | 'android';
  showsLevel: boolean;
  /** The level beside the name on the short page, which the RRSP app does not show. */
  showsSimpleLevel: boolean;
  /** The tab of packages with partner benefits. */
  sellsPlus: boolean;
  /** The strip of basic benefits, for visitors who do not know the app. */
  showsBenefitStrip: boolean;
  /** Whether documents open in the app's own browser or as a separate page. */
  agreementsOpen: 'appBrowser' | 'newPage';
  /** Whether App Store purchases can be restored. */
  restoresPurchases: boolean;
  /** Its store requires the note that its vendor is not involved in promotions. */
  notesVendor: boolean;
}

const APPLE: ReadonlySet<Platform> = new Set(['ios', 'ipad']);
const APPS: ReadonlySet<Platform> = new Set(['android', 'ios', 'ipad', 'harmony']);
const STRIP: ReadonlySet<Platform> = new Set(['applet']);
const RRSP = /(?:^|_)rrsp(?:_|$)/;
/** Partner cards cannot be claimed with a remote control. */
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

/** External addresses that content may link to: the brand's own site over TLS. */
export function isAllowedExternalLink(brand: BrandId, address: URL): boolean {
  const { hostname } = new URL(BRANDS[brand].officialSite);
  return address.protocol === 'https:' && address.port === '' && address.hostname === hostname;
}
