import type { PackFiles } from './content-section.ts';

/**
 * Public address of a picture that an item names as `folder/id`: the SVG of a vector picture, otherwise its
 * widest file. Undefined if the pack has no picture of that name.
 */
export function pictureAddressOf(name: string, files: PackFiles): string | undefined {
  const [folder = '', id] = name.split('/');
  const found = files.pictures(folder).find((candidate) => candidate.id === id);
  const widest = Object.entries(found?.addresses ?? {}).sort(([a], [b]) => Number(b) - Number(a))[0];
  return found?.vector ?? widest?.[1];
}

/** One line for each named picture that does not exist. */
export function missingPictures(names: ReadonlyArray<string | undefined>, files: PackFiles): string[] {
  return names
    .filter((name) => name !== undefined && !pictureAddressOf(name, files))
    .map((name) => `there is no picture ${name}`);
}
