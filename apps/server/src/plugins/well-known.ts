import { BRANDS, type BrandId, DEFAULT_BRAND } from '@juban/catalog';
import { APP_IDENTITIES, APP_PATHS } from '@juban/catalog/app-identities';
import { APP_LINKS } from '@juban/catalog/app-links';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const JSON_TYPE = 'application/json; charset=utf-8';
/** The operating systems fetch these when an app is installed and occasionally after that. */
const CACHE = 'public, max-age=3600';

const BRAND_OF_HOST = new Map(
  Object.values(BRANDS).flatMap(({ id, officialSite }) =>
    [officialSite, APP_LINKS[id].universalLink].map((link) => [new URL(link).hostname, id] as const),
  ),
);

/** The brand of the requested host; the default brand for any other name. */
function brandOf({ hostname }: FastifyRequest): BrandId {
  const name = hostname.toLowerCase();
  return BRAND_OF_HOST.get(name) ?? BRAND_OF_HOST.get(`www.${name}`) ?? DEFAULT_BRAND;
}

const FILES: Readonly<Record<string, (brand: BrandId) => unknown>> = {
  'apple-app-site-association': (brand) => ({
    applinks: {
      details: [
        { appIDs: [APP_IDENTITIES[brand].appleAppId], components: APP_PATHS.map((path) => ({ '/': path })) },
      ],
    },
  }),
  'assetlinks.json': (brand) => [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: APP_IDENTITIES[brand].androidPackage,
        sha256_cert_fingerprints: APP_IDENTITIES[brand].androidFingerprints,
      },
    },
  ],
};

/** From these files iOS and Android learn which app may open which of our links. */
export const wellKnownPlugin = fp(
  async (app) => {
    for (const [name, write] of Object.entries(FILES)) {
      const ids = Object.keys(BRANDS) as BrandId[];
      const texts = new Map(ids.map((id) => [id, JSON.stringify(write(id))]));
      app.get(`/.well-known/${name}`, (request, reply) => {
        reply.header('cache-control', CACHE).header('vary', 'host, origin').type(JSON_TYPE);
        return reply.send(texts.get(brandOf(request)));
      });
    }
  },
  { name: 'well-known' },
);
