import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { viteApp } from '../lib/vite-dev-server.ts';
import { sandboxOriginsOf } from '../sandbox-providers.ts';
import type { LabOptions } from './lab-options.ts';

const BUILD_ROOT = join(import.meta.dirname, '../../../../.build');
const A_YEAR_MS = 365 * 86_400_000;
const NOT_BUILT = 'The Lab has not been built yet; npm start builds it.\n';

const PAGES = { '/lab': 'index.html', '/lab/kitchen-sink': 'kitchen-sink.html' };

interface PageSource {
  /** The HTML of a page; undefined if there is no build. */
  read(file: string): Promise<string | undefined>;
  /** What the pages may do besides loading files of this server. */
  scripts: readonly string[];
  connections: readonly string[];
}

/** The Lab's pages, from its build or, in development, from its sources. */
export async function labPageRoutes(app: FastifyInstance, { product, dev }: LabOptions): Promise<void> {
  const source = await (dev ? openSources(app) : openBuild(app));
  const policy = contentSecurityPolicy(source, sandboxOriginsOf(product.foundation.config));
  for (const [path, file] of Object.entries(PAGES)) {
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      const page = await source.read(file);
      if (!page) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
    });
  }
}

/**
 * The product runs in a frame of the Lab and may navigate to a cashier of the sandbox. No page may frame the
 * Lab itself.
 */
function contentSecurityPolicy({ scripts, connections }: PageSource, cashiers: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connections].join(' '),
    ["frame-src 'self'", ...cashiers].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

async function openBuild(app: FastifyInstance): Promise<PageSource> {
  const folder = findBuild();
  if (!folder) return { read: async () => undefined, scripts: [], connections: [] };
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/lab/assets/',
    decorateReply: false,
    index: false,
    // Assets have a hash of their content in their names.
    maxAge: A_YEAR_MS,
    immutable: true,
    preCompressed: true,
  });
  const pages = new Map(
    Object.values(PAGES).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const),
  );
  return { read: async (file) => pages.get(file), scripts: [], connections: [] };
}

/** The folder that .build/current.json names; undefined if it does not exist or is incomplete. */
function findBuild(): string | undefined {
  try {
    const { lab } = JSON.parse(readFileSync(join(BUILD_ROOT, 'current.json'), 'utf8'));
    const folder = join(BUILD_ROOT, String(lab));
    return lab && Object.values(PAGES).every((page) => existsSync(join(folder, page))) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function openSources(app: FastifyInstance): PageSource {
  // Opened by the first visit, so that a restart after an edit is quicker.
  const { root, open } = viteApp(app, 'lab');
  app.get('/lab/*', async (request, reply) => {
    const { vite } = await open();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
  });
  return {
    read: async (file) => {
      const { vite } = await open();
      return vite.transformIndexHtml(`/${file}`, await readFile(join(root, file), 'utf8'));
    },
    // Vite writes an inline script into each page and sends edits over a WebSocket.
    scripts: ["'unsafe-inline'"],
    connections: ['ws:'],
  };
}
