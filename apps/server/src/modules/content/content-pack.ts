import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import type { ContentSection, PackFiles } from '../../db/content-section.ts';
import { StartError } from '../../db/database.ts';
import { readPackFiles } from './pack-files.ts';

/** Authors of packs read these faults; without it the small build of the library has no words. */
const { localeError: inEnglish } = z.locales.en();

export interface ContentPack {
  name: string;
  hash: string;
  files: PackFiles;
  items: ReadonlyMap<ContentSection, readonly unknown[]>;
}

/** Reads a pack's files and checks every item; all faults are named together, and nothing is half read. */
export function readPack(folder: string, name: string, sections: readonly ContentSection[]): ContentPack {
  const root = join(folder, name);
  if (!existsSync(root)) throw new StartError(`there is no content pack "${name}" in ${folder}`);
  const files = readPackFiles(root, name);
  const hash = createHash('sha256').update(files.manifestText);
  const faults: string[] = [];
  const items = new Map<ContentSection, readonly unknown[]>();
  for (const section of sections) {
    const file = join(root, `${section.name}.yaml`);
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    hash.update(text);
    items.set(section, checkItems(section, text, faults));
  }
  if (faults.length === 0) faults.push(...findLooseEnds(items, files));
  if (faults.length > 0) {
    throw new StartError(faults.map((fault) => `content pack ${name}: ${fault}`).join('\n'));
  }
  return { name, hash: hash.digest('hex'), files, items };
}

/** Faults of items that are right by themselves: they name a picture, a clip or an item that is not there. */
function findLooseEnds(items: ContentPack['items'], files: PackFiles): string[] {
  const keysOf = (name: string) => {
    const [section, list = []] = [...items].find(([candidate]) => candidate.name === name) ?? [];
    return new Set(list.map((item) => (item as Record<string, unknown>)[section?.key.field ?? '']));
  };
  return [...items].flatMap(([section, list]) =>
    list.flatMap((item, index) =>
      (section.findFaults?.(item as never, { files, keysOf }) ?? []).map(
        (fault) => `${section.name}.yaml item ${index + 1}: ${fault}`,
      ),
    ),
  );
}

function checkItems(section: ContentSection, text: string, faults: string[]): unknown[] {
  const file = `${section.name}.yaml`;
  const list = readList(file, text, faults);
  const seen = new Set<unknown>();
  return list.flatMap((item, index) => {
    const checked = z.safeParse(section.item, item, { error: inEnglish });
    if (!checked.success) {
      const { issues } = checked.error;
      faults.push(...issues.map((issue) => `${file} item ${index + 1}: ${describe(issue)}`));
      return [];
    }
    const key = (checked.data as Record<string, unknown>)[section.key.field];
    if (key !== undefined && seen.has(key))
      faults.push(`${file} item ${index + 1}: ${key} stands here twice`);
    seen.add(key);
    return [checked.data];
  });
}

const describe = ({ path, message }: z.core.$ZodIssue) =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message;

function readList(file: string, text: string, faults: string[]): readonly unknown[] {
  try {
    const list: unknown = parse(text);
    if (Array.isArray(list)) return list;
    faults.push(`${file} is not a list`);
  } catch (error) {
    const [firstLine] = (error as Error).message.split('\n');
    faults.push(`${file} cannot be read: ${firstLine}`);
  }
  return [];
}
