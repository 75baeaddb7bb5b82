import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import type { PackFiles, PackPicture } from '../../db/content-section.ts';
import { StartError } from '../../db/database.ts';
import { HOUSE, HOUSE_ROOT } from '../../lib/house-art.ts';

const shades = z.object({ dark: z.string(), light: z.string() });
const entry = z.object({
  id: z.string(),
  title: z.string(),
  files: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),
  svg: z.optional(z.string()),
  placeholder: z._default(z.string(), ''),
  tone: z.optional(shades),
  lamp: z.optional(shades),
});
const manifest = z.record(z.string(), z.array(entry));

const CLIP = /\.mp4$/;

/** The list of a pack's pictures as it lies there. */
export function readManifest(root: string): string {
  const file = join(root, 'art/manifest.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}

/** Pictures and clips of a pack, which may name the product's own pictures too. */
export function readPackFiles(root: string, pack: string): PackFiles {
  const shelves = readShelves(root, pack);
  const house = readShelves(HOUSE_ROOT, HOUSE);
  const clips = new Set(listClips(join(root, 'clips')));
  return {
    pictures: (shelf) => [...(shelves.get(shelf) ?? []), ...(house.get(shelf) ?? [])],
    clip: (name) => (clips.has(`${name}.mp4`) ? `/content/${pack}/clips/${name}.mp4` : undefined),
  };
}

/** A picture of which any file is missing counts as none. */
function readShelves(root: string, pack: string): ReadonlyMap<string, PackPicture[]> {
  const read = z.safeParse(manifest, JSON.parse(readManifest(root)));
  if (!read.success) throw new StartError(`content pack ${pack}: art/manifest.json cannot be read`);
  return new Map(
    Object.entries(read.data).map(([shelf, entries]) => [shelf, toPictures(root, pack, entries)]),
  );
}

function toPictures(root: string, pack: string, entries: z.output<typeof entry>[]): PackPicture[] {
  const isWhole = ({ files, svg }: z.output<typeof entry>) =>
    [...Object.values(files).flatMap((formats) => Object.values(formats)), ...(svg ? [svg] : [])].every(
      (path) => existsSync(join(root, 'art', path)),
    );
  return entries.filter(isWhole).map(({ files, svg, ...picture }) => ({
    ...picture,
    addresses: toAddresses(pack, files),
    vector: svg && `/content/${pack}/art/${svg}`,
  }));
}

function toAddresses(pack: string, files: Record<string, Record<string, string>>): Record<number, string> {
  const widths = Object.entries(files).flatMap(([width, { webp }]) =>
    webp ? [[width, `/content/${pack}/art/${webp}`]] : [],
  );
  return Object.fromEntries(widths);
}

function listClips(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => CLIP.test(file)) : [];
}
