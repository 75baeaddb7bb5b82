import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFiles, PackPicture } from '../../db/content-section.ts';
import { StartError } from '../../db/database.ts';
import { type ArtEntry, artManifest } from '../../lib/art-manifest.ts';
import { DEFAULT_ART, DEFAULT_ART_ROOT } from '../../lib/default-art.ts';

const CLIP = /\.mp4$/;

/** The manifest of a pack's pictures, unparsed. */
export function readManifest(root: string): string {
  const file = join(root, 'art/manifest.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}

/** Pictures and clips of a pack, which may also name the default pictures. */
export function readPackFiles(root: string, pack: string): PackFiles {
  const pictures = readPictures(root, pack);
  const defaultArt = readPictures(DEFAULT_ART_ROOT, DEFAULT_ART);
  const clips = new Set(listClips(join(root, 'clips')));
  return {
    pictures: (folder) => [...(pictures.get(folder) ?? []), ...(defaultArt.get(folder) ?? [])],
    clip: (name) => (clips.has(`${name}.mp4`) ? `/content/${pack}/clips/${name}.mp4` : undefined),
  };
}

/** A picture with a missing file is left out. */
function readPictures(root: string, pack: string): ReadonlyMap<string, PackPicture[]> {
  const read = artManifest.safeParse(JSON.parse(readManifest(root)));
  if (!read.success) throw new StartError(`content pack ${pack}: art/manifest.json cannot be read`);
  return new Map(
    Object.entries(read.data).map(([folder, entries]) => [folder, toPictures(root, pack, entries)]),
  );
}

function toPictures(root: string, pack: string, entries: readonly ArtEntry[]): PackPicture[] {
  return entries
    .filter((entry) => filesOf(entry).every((path) => existsSync(join(root, 'art', path))))
    .map((entry) => toPicture(pack, entry));
}

function filesOf(entry: ArtEntry): string[] {
  if ('svg' in entry) return [entry.svg];
  return Object.values(entry.files)
    .flatMap(({ avif, webp }) => [avif, webp])
    .filter((path) => path !== undefined);
}

function toPicture(pack: string, entry: ArtEntry): PackPicture {
  const { id, title } = entry;
  if ('svg' in entry)
    return { id, title, addresses: {}, vector: `/content/${pack}/art/${entry.svg}`, placeholder: '' };
  const { files, tone, lamp, placeholder } = entry;
  const widths = Object.entries(files).flatMap(([width, { webp }]) =>
    webp ? [[width, `/content/${pack}/art/${webp}`]] : [],
  );
  return { id, title, addresses: Object.fromEntries(widths), tone, lamp, placeholder };
}

function listClips(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => CLIP.test(file)) : [];
}
