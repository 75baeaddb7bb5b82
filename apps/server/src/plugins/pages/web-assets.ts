import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOR_GOOD } from '../../lib/http-cache.ts';

const FOR_AN_HOUR = 'public, max-age=3600';

const HASHED = 'assets';

/**
 * Files of the built web app, compressed in advance; those with a hash in their name never change. If several
 * folders have a file, the first one is served.
 */
export async function registerWebAssets(app: FastifyInstance, clientDirs: readonly string[]): Promise<void> {
  const roots = [...clientDirs];
  const hashed = roots.map((dir) => join(dir, HASHED) + sep);
  const isHashed = (path: string) => hashed.some((start) => path.startsWith(start));
  const common = {
    preCompressed: true,
    decorateReply: false,
    index: false as const,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', isHashed(path) ? FOR_GOOD : FOR_AN_HOUR);
      reply.header('vary', 'accept-encoding');
    },
  };
  await app.register(fastifyStatic, { ...common, root: hashed, prefix: `/${HASHED}/` });
  await app.register(fastifyStatic, {
    ...common,
    root: roots,
    prefix: '/',
    // One route per file: every other address is a page.
    wildcard: false,
    globIgnore: [`${HASHED}/**`, '**/*.br', '**/*.gz'],
  });
}
