import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * Files of the built web app, packed beforehand; those whose name is their hash never change. What several folders have
 * comes from the first.
 */
export async function registerWebAssets(app: FastifyInstance, clientDirs: readonly string[]): Promise<void> {
  const hashed = clientDirs.map((dir) => join(dir, 'assets') + sep);
  const isHashed = (path: string) => hashed.some((start) => path.startsWith(start));
  await app.register(fastifyStatic, {
    root: [...clientDirs],
    prefix: '/',
    // A route for each file: whatever else is asked for is a page.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? FOR_GOOD : FOR_AN_HOUR);
      reply.header('vary', 'accept-encoding');
    },
  });
}
