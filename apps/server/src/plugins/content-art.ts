import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CODE } from '@juban/contract/code-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { artManifest } from '../lib/art-manifest.ts';
import { DEFAULT_ART, DEFAULT_ART_ROOT } from '../lib/default-art.ts';
import { FOR_GOOD, isHeldTag } from '../lib/http-cache.ts';
import { Refusal } from '../lib/refusal.ts';
import { createPictureTable, type PictureTable } from './art/picture-table.ts';

const FOR_A_WEEK = 'public, max-age=604800';
const MOST_PIXELS = 10_000;

const query = z.object({
  w: z.coerce.number().int().min(1).max(MOST_PIXELS).optional(),
  v: z.string().max(64).optional(),
});

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;

/**
 * Pictures of the content packs: /content/<pack>/art/<shelf>/<id>.<format>?w=<width>&v=<hash>, or a file by its name.
 * Their data files are not for the public.
 */
export const contentArtPlugin = fp<{ folder: string }>(
  async (app, { folder }) => {
    await app.register(fastifyStatic, { root: folder, serve: false });
    for (const { pack, root } of findArt(folder)) {
      const table = readTable(root);
      app.get(`/content/${pack}/art/*`, (request: FileRequest, reply) =>
        sendPicture(request, reply, root, table),
      );
    }
  },
  { name: 'content-art' },
);

/** Art folders by pack name; the product's own art exists whatever the folder contains. */
function findArt(folder: string): { pack: string; root: string }[] {
  const packs = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const roots = new Map(packs.map(({ name }) => [name, join(folder, name)])).set(
    DEFAULT_ART,
    DEFAULT_ART_ROOT,
  );
  return [...roots]
    .map(([pack, root]) => ({ pack, root: join(root, 'art') }))
    .filter(({ root }) => existsSync(root));
}

function readTable(root: string): PictureTable {
  const manifest = join(root, 'manifest.json');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return createPictureTable(
    files.map((file) => file.replaceAll('\\', '/')),
    existsSync(manifest) ? artManifest.parse(JSON.parse(readFileSync(manifest, 'utf8'))) : {},
  );
}

async function sendPicture(
  request: FileRequest,
  reply: FastifyReply,
  root: string,
  table: PictureTable,
): Promise<FastifyReply> {
  const asked = query.safeParse(request.query);
  if (!asked.success) throw new Refusal(CODE.badRequest);
  const picture = table.find(request.params['*'], asked.data.w);
  if (!picture) throw new Refusal(CODE.notFound);
  const { file, hash } = picture;
  // An address with another version may belong to a page from before or after this release, so it must not be
  // cached for good.
  reply.header('cache-control', hash !== undefined && asked.data.v === hash ? FOR_GOOD : FOR_A_WEEK);
  if (hash === undefined) return reply.sendFile(file, root, { cacheControl: false });
  // From the bytes, because file dates differ between machines.
  const tag = `W/"${hash}-${file.slice(file.lastIndexOf('/') + 1)}"`;
  reply.header('etag', tag);
  if (isHeldTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  // SVG is text, so it is sent compressed.
  if (file.endsWith('.svg'))
    return reply.type('image/svg+xml').send(await readFile(join(root, file), 'utf8'));
  return reply.sendFile(file, root, { cacheControl: false, etag: false, lastModified: false });
}
