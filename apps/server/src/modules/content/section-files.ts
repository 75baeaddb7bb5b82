import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContentSection } from '../../db/content-section.ts';

const DATA_FILE = /^[\w-]+\.yaml$/;

/** An item as in its file, and its place. */
export interface RawItem {
  place: string;
  value: unknown;
}

/** A section's files in its pack, unparsed. */
export interface SectionTexts {
  /** The text of all files: whatever is made from it changes with it. */
  text: string;
  files: ReadonlyArray<{ place: string; text: string }>;
}

/** Undefined if the pack has no such file or folder. */
export function readSectionTexts(root: string, { name, folder }: ContentSection): SectionTexts | undefined {
  const place = folder ?? `${name}.yaml`;
  if (!existsSync(join(root, place))) return undefined;
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  if (folder === undefined) {
    const text = textOf(place);
    return { text, files: [{ place, text }] };
  }
  // Sorted, so that the same files make the same pack on every machine.
  const names = readdirSync(join(root, folder)).filter((file) => DATA_FILE.test(file));
  const files = names
    .sort()
    .map((file) => ({ place: `${folder}/${file}`, text: textOf(`${folder}/${file}`) }));
  return { text: files.map((file) => `${file.place}\n${file.text}`).join('\n'), files };
}

/** The items of a section: those of its list, or one per file of its folder. */
export function readItems({ folder }: ContentSection, { files }: SectionTexts, faults: string[]): RawItem[] {
  return files.flatMap(({ place, text }) => {
    const value = readYaml(place, text, faults);
    if (value === undefined) return [];
    return folder === undefined ? readList(place, value, faults) : [{ place, value }];
  });
}

function readList(file: string, list: unknown, faults: string[]): RawItem[] {
  if (!Array.isArray(list)) faults.push(`${file} is not a list`);
  const values: unknown[] = Array.isArray(list) ? list : [];
  return values.map((value, index) => ({ place: `${file} item ${index + 1}`, value }));
}

/** Undefined if it cannot be read, which is reported as a fault. */
function readYaml(file: string, text: string, faults: string[]): unknown {
  try {
    return parse(text) ?? null;
  } catch (error) {
    const [firstLine] = (error as Error).message.split('\n');
    faults.push(`${file} cannot be read: ${firstLine}`);
    return undefined;
  }
}
