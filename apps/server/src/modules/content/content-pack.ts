import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@juban/catalog';
import { z } from 'zod/mini';
import type { ContentSection, PackFiles } from '../../db/content-section.ts';
import { StartError } from '../../db/database.ts';
import { DEFAULT_ART_ROOT } from '../../lib/default-art.ts';
import { readManifest, readPackFiles } from './pack-files.ts';
import { type RawItem, readItems, readSectionTexts } from './section-files.ts';

/** Authors of packs read these messages; without it the small build of the library has none. */
const { localeError: inEnglish } = z.locales.en();

export interface ContentPack {
  name: string;
  hash: string;
  files: PackFiles;
  items: ReadonlyMap<ContentSection, readonly unknown[]>;
}

/** Items by section, checked one by one; each with its place. */
type CheckedItems = ReadonlyMap<ContentSection, readonly RawItem[]>;

/**
 * Identifies a pack: by the texts it consists of, unparsed, and the brands that its rows are made for. The
 * default pictures are included, because rows name them.
 */
export function hashPack(folder: string, name: string, sections: readonly ContentSection[]): string {
  const root = findPack(folder, name);
  const hash = createHash('sha256').update(readManifest(root)).update(readManifest(DEFAULT_ART_ROOT));
  hash.update(Object.keys(BRANDS).join());
  for (const section of sections) hash.update(readSectionTexts(root, section)?.text ?? '');
  return hash.digest('hex');
}

function findPack(folder: string, name: string): string {
  const root = join(folder, name);
  if (!existsSync(root)) throw new StartError(`there is no content pack "${name}" in ${folder}`);
  return root;
}

/**
 * Reads a pack's files and checks every item; all faults are reported together, and nothing is read
 * partially.
 */
export function readPack(folder: string, name: string, sections: readonly ContentSection[]): ContentPack {
  const root = findPack(folder, name);
  const files = readPackFiles(root, name);
  const faults: string[] = [];
  const checked = new Map<ContentSection, readonly RawItem[]>();
  for (const section of sections) {
    const texts = readSectionTexts(root, section);
    if (texts) checked.set(section, checkItems(section, readItems(section, texts, faults), faults));
  }
  if (faults.length === 0) faults.push(...findLooseEnds(checked, files));
  if (faults.length > 0) {
    // A folder that two sections read has each fault twice.
    const named = [...new Set(faults)].map((fault) => `content pack ${name}: ${fault}`);
    throw new StartError(named.join('\n'));
  }
  const items = new Map([...checked].map(([section, list]) => [section, list.map(({ value }) => value)]));
  return { name, hash: hashPack(folder, name, sections), files, items };
}

/** Faults between items: a missing picture, clip or item. */
function findLooseEnds(items: CheckedItems, files: PackFiles): string[] {
  const keysOf = (name: string) => {
    const [section, list = []] = [...items].find(([candidate]) => candidate.name === name) ?? [];
    return new Set(list.map(({ value }) => (value as Record<string, unknown>)[section?.key.field ?? '']));
  };
  return [...items].flatMap(([section, list]) =>
    list.flatMap(({ place, value }) =>
      (section.findFaults?.(value as never, { files, keysOf }) ?? []).map((fault) => `${place}: ${fault}`),
    ),
  );
}

function checkItems(section: ContentSection, items: readonly RawItem[], faults: string[]): RawItem[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ place, value }) => {
    const checked = z.safeParse(section.item, value, { error: inEnglish });
    if (!checked.success) {
      faults.push(...checked.error.issues.map((issue) => `${place}: ${describe(issue)}`));
      return [];
    }
    const key = (checked.data as Record<string, unknown>)[section.key.field];
    if (key !== undefined && seen.has(key)) faults.push(`${place}: ${key} is listed twice`);
    seen.add(key);
    return [{ place, value: checked.data }];
  });
}

const describe = ({ path, message }: z.core.$ZodIssue) =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message;
