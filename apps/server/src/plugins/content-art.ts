import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

const A_WEEK_MS = 7 * 86_400_000;
const PICTURE = /\.(?:avif|webp|svg|png|jpg|mp4)$/;

/** Pictures of the content packs, under /content/<pack>/art. Their data files are not for the public. */
export const contentArtPlugin = fp<{ folder: string }>(
  async (app, { folder }) => {
    let decorate = true;
    for (const pack of readdirSync(folder, { withFileTypes: true })) {
      if (!pack.isDirectory()) continue;
      await app.register(fastifyStatic, {
        root: join(folder, pack.name, 'art'),
        prefix: `/content/${pack.name}/art/`,
        decorateReply: decorate,
        maxAge: A_WEEK_MS,
        index: false,
        allowedPath: (path) => PICTURE.test(path),
      });
      decorate = false;
    }
  },
  { name: 'content-art' },
);
