import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { CallInProcess } from '../../lib/in-process.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { openDevWeb } from './dev-web.ts';
import { isPagePath, type PageAddress, readPageAddress } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import { createPageSource } from './page-source.ts';
import { createRenderPage } from './render-page.ts';
import { sendReady, sendSourced } from './send-page.ts';
import { registerWebAssets } from './web-assets.ts';
import { openWebBuild, type WebBuild } from './web-build.ts';

export interface PagesOptions {
  /** The folder of the builds and current.json. */
  buildDir: string;
  /** How pages get their data. */
  callInProcess: CallInProcess;
  publicOrigin: string;
  /** Invented addresses miss the cache, so each visitor has a render limit. */
  rateLimits: RateLimits;
  /** Origins besides ours that a page's forms may post to: the wallets' gateways. */
  formTargets?: readonly string[];
  /** Serve from sources through Vite instead of from a build. */
  dev?: boolean;
  /** Rendering stops after this time; no limit by default. */
  renderLimitMs?: number;
  /** Runs before anything else on every page. */
  headScript?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    pages: {
      /** Clears every rendered page, because content or the clock has changed. */
      invalidate(): void;
    };
  }
}

const FRESH_MS = 5_000;
const MOST_PAGES = 500;
const MOST_BYTES = 64 * 1_024 * 1_024;

/** The web app's pages, rendered on the server and kept as ready bytes for a few seconds. */
export const pagesPlugin = fp<PagesOptions>(
  async (app, { buildDir, dev = false, formTargets, rateLimits, renderLimitMs, ...given }) => {
    const { handler, sheets } = dev
      ? { handler: await openDevWeb(app), sheets: [] }
      : await openBuilt(app, buildDir);
    const cache = new PageCache({ freshMs: FRESH_MS, mostPages: MOST_PAGES, mostBytes: MOST_BYTES });
    const report = (error: unknown, address: PageAddress) =>
      app.log.error({ err: error, page: address.pathname }, 'page failed');
    const render = createRenderPage(handler, { ...given, limitMs: renderLimitMs }, report, sheets);
    const source = createPageSource(render, cache, formTargets);
    app.decorate('pages', { invalidate: () => cache.clear() });

    const find = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = readPageAddress(request.raw.url ?? '/');
      if (!isPagePath(address.pathname)) return reply.callNotFound();
      const count = () => rateLimits.hit('rendersByAddress', request.ip);
      return sendSourced(request, reply, address, await source(address, count));
    };
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      // Most requests use an address in normal form, so they are answered without creating a promise.
      const ready = cache.get(request.raw.url ?? '/');
      if (!ready) return find(request, reply);
      const sent = sendReady(request, reply, ready, 200);
      return sent instanceof Promise ? sent : undefined;
    };
    const answerInDev = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = readPageAddress(request.raw.url ?? '/');
      if (!isPagePath(address.pathname)) return reply.callNotFound();
      const rendered = await render(address);
      if ('location' in rendered) return reply.code(rendered.status).redirect(rendered.location);
      reply.removeHeader('content-security-policy');
      return reply.code(rendered.status).type('text/html; charset=utf-8').send(rendered.html);
    };
    app.get('/*', dev ? answerInDev : answer);
  },
  { name: 'pages' },
);

async function openBuilt(app: FastifyInstance, buildDir: string): Promise<WebBuild> {
  const build = await openWebBuild(buildDir);
  await registerWebAssets(app, [build.clientDir, ...build.earlierClientDirs]);
  return build;
}
