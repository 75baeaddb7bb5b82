import { BRANDS } from '@juban/catalog';
import { APP_IDENTITIES } from '@juban/catalog/app-identities';
import { APP_LINKS } from '@juban/catalog/app-links';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wellKnownPlugin } from './well-known.ts';

const app = Fastify();
beforeAll(async () => {
  await app.register(wellKnownPlugin);
});
afterAll(() => app.close());

const ask = (file: string, host: string) => app.inject({ url: `/.well-known/${file}`, headers: { host } });

describe('app association files', () => {
  it.each(Object.values(BRANDS))('[A-019] $name answers for its own app on its own site', async (brand) => {
    const { hostname } = new URL(brand.officialSite);
    for (const host of [
      hostname,
      hostname.toUpperCase(),
      `${hostname}:8443`,
      hostname.replace('www.', ''),
      new URL(APP_LINKS[brand.id].universalLink).hostname,
    ]) {
      const apple = await ask('apple-app-site-association', host);
      const [detail] = apple.json().applinks.details;
      expect(detail.appIDs, host).toEqual([APP_IDENTITIES[brand.id].appleAppId]);
      expect(detail.components).toContainEqual({ '/': '/share_open/*' });
      const android = await ask('assetlinks.json', host);
      expect(android.json(), host).toEqual([
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: APP_IDENTITIES[brand.id].androidPackage,
            sha256_cert_fingerprints: APP_IDENTITIES[brand.id].androidFingerprints,
          },
        },
      ]);
    }
  });

  it('[A-019] another name gets the default brand', async () => {
    for (const host of ['127.0.0.1:3000', 'evil.example', 'www.jqq.example.evil.example', 'x'.repeat(300)]) {
      const answer = await ask('assetlinks.json', host);
      expect(answer.json()[0].target.package_name, host).toBe(APP_IDENTITIES.yujian.androidPackage);
    }
  });

  it('[A-019] as JSON without a redirect, cached per host', async () => {
    for (const file of ['apple-app-site-association', 'assetlinks.json']) {
      const { statusCode, headers } = await ask(file, 'www.ddsp.example');
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      expect(headers.vary).toContain('host');
    }
  });
});
