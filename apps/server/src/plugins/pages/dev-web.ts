import type { FastifyInstance } from 'fastify';
import { viteApp } from '../../lib/vite-dev-server.ts';
import type { StartHandler } from './render-page.ts';

const SERVER_ENTRY = 'virtual:tanstack-start-server-entry';
/** Vite's own addresses; its modules are requested by their paths, which look like files. */
const VITE_PATH =
  /^\/(?:@|src\/|node_modules\/|\.vite)|^\/[^?]*\.(?:[cm]?[jt]sx?|css|svg|png|webp|avif)(?:\?|$)/;

/** The web app from its sources, compiled on request, with hot module replacement. */
export async function openDevWeb(app: FastifyInstance): Promise<StartHandler> {
  const { vite, isRunnable } = await viteApp(app, 'web').open();
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.raw.url ?? '/';
    if (!VITE_PATH.test(url) && !url.includes('/@')) return done();
    // If Vite answers, done is never called and the request ends here.
    vite.middlewares(request.raw, reply.raw, done);
  });
  const loadEntry = async (): Promise<{ default: StartHandler }> => {
    // Read on each request, because a change of its configuration makes Vite open new environments.
    const { ssr } = vite.environments;
    if (!ssr || !isRunnable(ssr)) throw new Error('Vite has no environment that runs server code.');
    return ssr.runner.import(SERVER_ENTRY);
  };
  return {
    fetch: async (request, options) => (await loadEntry()).default.fetch(request, options),
  };
}
