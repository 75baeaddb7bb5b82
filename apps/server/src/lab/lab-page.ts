import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sandboxOriginsOf } from '../sandbox-rooms.ts';
import type { LabOptions } from './lab.ts';

const BUILD_ROOT = join(import.meta.dirname, '../../../../.build');
const A_YEAR_MS = 365 * 86_400_000;
const NOT_BUILT = 'The Lab has not been built yet; npm start builds it.\n';

const PAGES = { '/lab': 'index.html', '/lab/kitchen-sink': 'kitchen-sink.html' };

/** The Lab runs our own files only and is framed by nobody; a page in its frame may leave for a stand-in's cashier. */
const policyWith = (cashiers: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    ["frame-src 'self'", ...cashiers].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The Lab's pages, as the build before this start left them. */
export async function labPageRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const folder = findBuild();
  const policy = policyWith(sandboxOriginsOf(product.foundation.config));
  for (const [path, file] of Object.entries(PAGES)) {
    const page = folder && readFileSync(join(folder, file), 'utf8');
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      if (!page) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);
    });
  }
  if (!folder) return;
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/lab/assets/',
    decorateReply: false,
    index: false,
    // Assets carry a hash of their content in their names.
    maxAge: A_YEAR_MS,
    immutable: true,
    preCompressed: true,
  });
}

/** The folder that .build/current.json names; undefined when there is none, or not a whole one. */
function findBuild(): string | undefined {
  try {
    const { lab } = JSON.parse(readFileSync(join(BUILD_ROOT, 'current.json'), 'utf8'));
    const folder = join(BUILD_ROOT, String(lab));
    return lab && Object.values(PAGES).every((page) => existsSync(join(folder, page))) ? folder : undefined;
  } catch {
    return undefined;
  }
}
