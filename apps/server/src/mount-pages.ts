import { join } from 'node:path';
import type { Product } from './composition.ts';
import { createCallInProcess } from './lib/in-process.ts';
import { contentArtPlugin } from './plugins/content-art.ts';
import { contentClipsPlugin } from './plugins/content-clips.ts';
import { formTargetsOf } from './plugins/pages/content-security.ts';
import { pagesPlugin } from './plugins/pages/pages.ts';

/** The folder of the builds of the web app and the Lab. */
const BUILD_FOLDER = join(import.meta.dirname, '../../../.build');

export interface PageMode {
  /** Serve from sources through Vite instead of from a build. */
  dev: boolean;
  renderLimitMs?: number;
  /** Runs before anything else on every page. */
  headScript?: string;
}

/** A visitor gets an answer within ten seconds, even if the page cannot be rendered in time. */
export const BUILT_PAGES: PageMode = { dev: false, renderLimitMs: 9_000 };
/** No limit: the first page after a start waits until the whole app is compiled. */
export const SOURCE_PAGES: PageMode = { dev: true };

/** Mounts the pages before the calls, with the pictures they show. */
export async function mountPages(product: Product, mode: PageMode): Promise<void> {
  const { app, foundation, services, rateLimits } = product;
  const { publicOrigin, alipay, contentDir: folder } = foundation.config;
  await app.register(contentArtPlugin, { folder });
  await app.register(contentClipsPlugin, { folder, mayPlay: services.clips.mayPlay });
  const callInProcess = createCallInProcess(app);
  const formTargets = formTargetsOf(alipay.provider === 'alipay' ? alipay.gateway : alipay.url);
  const given = { buildDir: BUILD_FOLDER, callInProcess, publicOrigin, rateLimits, formTargets, ...mode };
  await app.register(pagesPlugin, given);
  await services.content.onChange(foundation.database, app.pages.invalidate);
  foundation.movableClock?.onMove(app.pages.invalidate);
}
