import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { viteApp } from './lib/vite-dev-server.ts';

const BUILD_ROOT = join(import.meta.dirname, '../../../.build');
const A_YEAR_MS = 365 * 86_400_000;
const NOT_BUILT = 'The console has not been built yet; npm start builds it.\n';

/** Nothing is allowed inline: the component library's styles are adopted by script. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
/** Vite writes inline scripts and styles into the page and sends edits over a WebSocket. */
const SOURCE_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");

interface ConsoleSource {
  policy: string;
  /** The HTML of every page; undefined if there is no build. */
  read(): Promise<string | undefined>;
}

/**
 * The pages of the console, from its build or, in development, from its sources. Every address below /console
 * that is no file and no call gets the same page, which reads the address itself.
 */
export async function mountConsole(app: FastifyInstance, { dev }: { dev: boolean }): Promise<void> {
  const source = await (dev ? openSources(app) : openBuild(app));
  const page = await source.read();
  for (const path of ['/console', '/console/*'])
    app.get(path, async (request, reply) => {
      // An unknown call or a missing file of an older build must not be answered by a page.
      if (/^\/console\/(api|assets)(\/|$)/.test(request.url)) return reply.callNotFound();
      reply.header('cache-control', 'no-cache');
      const html = dev ? await source.read() : page;
      if (html === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      reply.header('content-security-policy', source.policy);
      return reply.type('text/html; charset=utf-8').send(html);
    });
}

async function openBuild(app: FastifyInstance): Promise<ConsoleSource> {
  const folder = findBuild();
  if (!folder) return { read: async () => undefined, policy: POLICY };
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    index: false,
    // Assets have a hash of their content in their names.
    maxAge: A_YEAR_MS,
    immutable: true,
    preCompressed: true,
  });
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return { read: async () => html, policy: POLICY };
}

/** The folder that .build/current.json names; undefined if it does not exist. */
function findBuild(): string | undefined {
  try {
    const { console: name } = JSON.parse(readFileSync(join(BUILD_ROOT, 'current.json'), 'utf8'));
    const folder = join(BUILD_ROOT, String(name));
    return name && existsSync(join(folder, 'index.html')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function openSources(app: FastifyInstance): ConsoleSource {
  const { root, open } = viteApp(app, 'console');
  // Vite's own addresses and the sources; everything else below /console is the page.
  for (const path of ['/console/@*', '/console/src/*', '/console/node_modules/*'])
    app.get(path, async (request, reply) => {
      const { vite } = await open();
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  return {
    read: async () => {
      const { vite } = await open();
      return vite.transformIndexHtml('/index.html', await readFile(join(root, 'index.html'), 'utf8'));
    },
    policy: SOURCE_POLICY,
  };
}
