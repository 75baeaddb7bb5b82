import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { StartHandler } from './render-page.ts';

const WEB_ROOT = join(import.meta.dirname, '../../../../web');
const SERVER_ENTRY = 'virtual:tanstack-start-server-entry';
/** Vite's own addresses; its modules are asked for by their paths, which look like files. */
const VITE_PATH =
  /^\/(?:@|src\/|node_modules\/|\.vite)|^\/[^?]*\.(?:[cm]?[jt]sx?|css|svg|png|webp|avif)(?:\?|$)/;

/** The web app from its sources, translated as they are asked for, with hot reload on our own socket. */
export async function openDevWeb(app: FastifyInstance): Promise<StartHandler> {
  const vitePath = createRequire(join(WEB_ROOT, 'package.json')).resolve('vite');
  const { createServer, isRunnableDevEnvironment }: typeof import('vite') = await import(
    pathToFileURL(vitePath).href
  );
  const vite = await createServer({
    root: WEB_ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.raw.url ?? '/';
    if (!VITE_PATH.test(url) && !url.includes('/@')) return done();
    // When Vite answers, done is never called and the request ends here.
    vite.middlewares(request.raw, reply.raw, done);
  });
  const ssr = vite.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable server environment');
  return {
    fetch: async (request, options) => {
      const entry: { default: StartHandler } = await ssr.runner.import(SERVER_ENTRY);
      return entry.default.fetch(request, options);
    },
  };
}
