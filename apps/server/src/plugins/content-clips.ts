import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CODE } from '@juban/contract/code-names';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Refusal } from '../lib/refusal.ts';

const CLIP = /\.mp4$/;

export interface ContentClipsOptions {
  folder: string;
  /** Whether an address is a link that was issued and is still valid. */
  mayPlay: (address: string) => boolean;
}

/** Clips of the content packs, under /content/<pack>/clips, with range requests for players. */
export const contentClipsPlugin = fp<ContentClipsOptions>(
  async (app, { folder, mayPlay }) => {
    const packs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of packs) {
      const root = join(folder, name, 'clips');
      const prefix = `/content/${name}/clips/`;
      if (existsSync(root)) await app.register(serveClips, { root, prefix, mayPlay });
    }
  },
  { name: 'content-clips' },
);

interface ClipOptions {
  root: string;
  mayPlay: ContentClipsOptions['mayPlay'];
}

/** No shared caching: the link expires, a cached copy would not. */
async function serveClips(app: FastifyInstance, { root, mayPlay }: ClipOptions): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    done(mayPlay(request.raw.url ?? '') ? undefined : new Refusal(CODE.forbidden));
  });
  await app.register(fastifyStatic, {
    root,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'private, max-age=3600'),
    index: false,
    allowedPath: (path) => CLIP.test(path),
  });
}
