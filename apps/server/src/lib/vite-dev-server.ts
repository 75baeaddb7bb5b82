import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';

type Vite = typeof import('vite');
type ViteDevServer = Awaited<ReturnType<Vite['createServer']>>;

const APPS_FOLDER = join(import.meta.dirname, '../../..');

export interface ViteApp {
  /** The folder of the app. */
  root: string;
  /** Starts Vite with the first call. */
  open(): Promise<{ vite: ViteDevServer; isRunnable: Vite['isRunnableDevEnvironment'] }>;
}

/**
 * Vite for one of our apps inside this server, so that the browser sees one origin. It compiles sources on
 * request and sends edits to open pages over a socket of this server. Each app has its own version of Vite.
 */
export function viteApp(app: FastifyInstance, appName: 'web' | 'lab' | 'console'): ViteApp {
  const root = join(APPS_FOLDER, appName);
  const start = async () => {
    const entry = createRequire(join(root, 'package.json')).resolve('vite');
    const { createServer, isRunnableDevEnvironment }: Vite = await import(pathToFileURL(entry).href);
    const vite = await createServer({
      root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    });
    return { vite, isRunnable: isRunnableDevEnvironment };
  };
  let opened: ReturnType<typeof start> | undefined;
  // Before the server stops listening: it waits for every socket, and the pages keep theirs open.
  app.addHook('preClose', async () => (await opened)?.vite.close());
  return {
    root,
    open: () => {
      opened ??= start();
      return opened;
    },
  };
}
