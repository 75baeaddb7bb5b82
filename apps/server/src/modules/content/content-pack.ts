import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import type { ContentSection, PackFiles } from '../../db/content-section.ts';
import { StartError } from '../../db/database.ts';
import { readPackFiles } from './pack-files.ts';
import { type RawItem, readSectionFiles } from './section-files.ts';

/** Authors of packs read these faults; without it the small build of the library has no words. */
const { localeError: inEnglish } = z.locales.en();

export interface ContentPack {
  name: string;
  hash: string;
  files: PackFiles;
  items: ReadonlyMap<ContentSection, readonly unknown[]>;
}

/** Items by section, checked one by one; each with where it lies. */
type CheckedItems = ReadonlyMap<ContentSection, readonly RawItem[]>;

/** Reads a pack's files and checks every item; all faults are named together, and nothing is half read. */
export function readPack(folder: string, name: string, sections: readonly ContentSection[]): ContentPack {
  const root = join(folder, name);
  if (!existsSync(root)) throw new StartError(`there is no content pack "${name}" in ${folder}`);
  const files = readPackFiles(root, name);
  const hash = createHash('sha256').update(files.manifestText);
  const faults: string[] = [];
  const checked = new Map<ContentSection, readonly RawItem[]>();
  for (const section of sections) {
    const read = readSectionFiles(root, section, faults);
    if (!read) continue;
    hash.update(read.text);
    checked.set(section, checkItems(section, read.items, faults));
  }
  if (faults.length === 0) faults.push(...findLooseEnds(checked, files));
  if (faults.length > 0) {
    // A folder that two sections read has each fault twice.
    const named = [...new Set(faults)].map((fault) => `content pack ${name}: ${fault}`);
    throw new StartError(named.join('\n'));
  }
  const items = new Map([...checked].map(([section, list]) => [section, list.map(({ value }) => value)]));
  return { name, hash: hash.digest('hex'), files, items };
}

/** Faults of items that are right by themselves: they name a picture, a clip or an item that is not there. */
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
    if (key !== undefined && seen.has(key)) faults.push(`${place}: ${key} stands here twice`);
    seen.add(key);
    return [{ place, value: checked.data }];
  });
}

const describe = ({ path, message }: z.core.$ZodIssue) =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message;
