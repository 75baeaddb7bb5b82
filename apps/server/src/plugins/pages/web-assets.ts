import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

/** Files of the built web app, packed beforehand; those whose name is their hash never change. */
export async function registerWebAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  const hashed = join(clientDir, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    // A route for each file: whatever else is asked for is a page.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? FOR_GOOD : FOR_AN_HOUR);
      reply.header('vary', 'accept-encoding');
    },
  });
}
