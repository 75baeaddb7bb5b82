import type { ArtEntry, ArtManifest } from '../../lib/art-manifest.ts';

export interface Picture {
  /** Below the pack's art folder. */
  file: string;
  /** Undefined for a file that the manifest does not name. */
  hash: string | undefined;
}

/** Every valid address. Pictures are looked up here, never read from a path that a client sent. */
export interface PictureTable {
  /** `address` is relative to the art folder; `width` applies only if the address names none. */
  find(address: string, width?: number): Picture | undefined;
}

const DELIVERED = /\.(?:avif|webp|svg|png|jpg)$/;

interface Rendering extends Picture {
  width: number;
}

/** A table of a pack's files, with their hashes and widths where the manifest knows them. */
export function createPictureTable(files: readonly string[], manifest: ArtManifest): PictureTable {
  const exact = new Map<string, Picture>();
  for (const file of files) if (DELIVERED.test(file)) exact.set(file, { file, hash: undefined });
  const byWidth = new Map<string, Rendering[]>();
  for (const [folder, entries] of Object.entries(manifest)) {
    for (const entry of entries) {
      for (const { width, format, ...picture } of renderingsOf(entry)) {
        exact.set(picture.file, picture);
        const address = `${folder}/${entry.id}.${format}`;
        byWidth.set(address, [...(byWidth.get(address) ?? []), { width, ...picture }]);
      }
    }
  }
  return {
    find: (address, width) => exact.get(address) ?? nearest(byWidth.get(address) ?? [], width),
  };
}

function renderingsOf(entry: ArtEntry): (Rendering & { format: string })[] {
  const { hash } = entry;
  if ('svg' in entry) return [{ file: entry.svg, hash, width: entry.width, format: 'svg' }];
  return Object.entries(entry.files).flatMap(([width, formats]) =>
    Object.entries(formats).flatMap(([format, file]) =>
      file ? [{ file, hash, width: Number(width), format }] : [],
    ),
  );
}

/**
 * The rendering closest in width, the larger one of two equally close; the largest if no width is requested.
 */
function nearest(renderings: readonly Rendering[], width = Number.MAX_SAFE_INTEGER): Rendering | undefined {
  const far = (rendering: Rendering) => Math.abs(rendering.width - width);
  return [...renderings].sort((a, b) => far(a) - far(b) || b.width - a.width)[0];
}
