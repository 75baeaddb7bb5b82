import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContentSection } from '../../db/content-section.ts';

const DATA_FILE = /^[\w-]+\.yaml$/;

/** An item as it lies in its file, and where that is. */
export interface RawItem {
  place: string;
  value: unknown;
}

export interface SectionFiles {
  /** Everything that was read: what is made from it changes with it. */
  text: string;
  items: RawItem[];
}

/** The items of a section; undefined where the pack has no such file or folder. */
export function readSectionFiles(
  root: string,
  section: ContentSection,
  faults: string[],
): SectionFiles | undefined {
  return section.folder === undefined
    ? readListFile(root, `${section.name}.yaml`, faults)
    : readFolder(root, section.folder, faults);
}

function readListFile(root: string, file: string, faults: string[]): SectionFiles | undefined {
  if (!existsSync(join(root, file))) return undefined;
  const text = readFileSync(join(root, file), 'utf8');
  const list = readYaml(file, text, faults);
  if (list !== undefined && !Array.isArray(list)) faults.push(`${file} is not a list`);
  const values: unknown[] = Array.isArray(list) ? list : [];
  return { text, items: values.map((value, index) => ({ place: `${file} item ${index + 1}`, value })) };
}

/** Sorted, so that the same files are the same pack on every machine. */
function readFolder(root: string, folder: string, faults: string[]): SectionFiles | undefined {
  if (!existsSync(join(root, folder))) return undefined;
  const files = readdirSync(join(root, folder)).filter((file) => DATA_FILE.test(file));
  const read = files.sort().map((file) => {
    const place = `${folder}/${file}`;
    const text = readFileSync(join(root, place), 'utf8');
    return { place, text, value: readYaml(place, text, faults) };
  });
  return {
    text: read.map(({ place, text }) => `${place}\n${text}`).join('\n'),
    items: read.flatMap(({ place, value }) => (value === undefined ? [] : [{ place, value }])),
  };
}

/** Undefined for what cannot be read, which is a fault. */
function readYaml(file: string, text: string, faults: string[]): unknown {
  try {
    return parse(text) ?? null;
  } catch (error) {
    const [firstLine] = (error as Error).message.split('\n');
    faults.push(`${file} cannot be read: ${firstLine}`);
    return undefined;
  }
}
