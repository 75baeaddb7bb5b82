import { describe, expect, it } from 'vitest';
import { APP_IDENTITIES } from './app-identities.ts';
import { APP_LINKS } from './app-links.ts';
import { APP_PUBLISHERS } from './app-publishers.ts';
import { BRANDS, type BrandId } from './brands.ts';

const BRAND_IDS = Object.keys(BRANDS) as BrandId[];

describe('app links', () => {
  it.each(BRAND_IDS)('[A-017] %s has its own link for every platform, in its own domain', (id) => {
    const { downloads, universalLink, appStoreSearch } = APP_LINKS[id];
    const domain = new URL(BRANDS[id].officialSite).hostname.replace('www.', '');
    expect(Object.keys(downloads)).toEqual(['ios', 'android', 'harmony', 'windows', 'mac']);
    for (const link of [...Object.values(downloads), universalLink, appStoreSearch]) {
      const { protocol, hostname, search } = new URL(link);
      expect([protocol, hostname.endsWith(`.${domain}`), search], link).toEqual(['https:', true, '']);
    }
  });

  it.each(BRAND_IDS)('[A-019] %s has an origin for universal links that differs from its site', (id) => {
    const { universalLink } = APP_LINKS[id];
    expect(new URL(universalLink).origin).toBe(universalLink);
    expect(universalLink).not.toBe(BRANDS[id].officialSite);
  });

  it.each(BRAND_IDS)('%s has identifiers in the formats of Apple, Android and WeChat', (id) => {
    const { appleAppId, androidPackage, wechatAppId, androidFingerprints } = APP_IDENTITIES[id];
    expect(appleAppId).toMatch(/^[A-Z0-9]{10}\.[a-z.]+$/);
    expect(androidPackage).toMatch(/^[a-z]+(\.[a-z]+)+$/);
    expect(wechatAppId).toMatch(/^wx[0-9a-f]{16}$/);
    expect(androidFingerprints.length).toBeGreaterThan(0);
    for (const fingerprint of androidFingerprints) {
      expect(fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
    }
  });

  it('brands share nothing', () => {
    const all = BRAND_IDS.flatMap((id) => {
      const { downloads, universalLink, appStoreSearch } = APP_LINKS[id];
      const { androidFingerprints, ...names } = APP_IDENTITIES[id];
      const publisher = Object.values(APP_PUBLISHERS[id]);
      return [
        ...Object.values(downloads),
        universalLink,
        appStoreSearch,
        ...androidFingerprints,
        ...Object.values(names),
        ...publisher,
      ];
    });
    expect(new Set(all).size).toBe(all.length);
  });
});
