import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import type { ContentSection } from '../../db/content-section.ts';
import { StartError } from '../../db/database.ts';

export interface ContentPack {
  name: string;
  hash: string;
  items: ReadonlyMap<ContentSection, readonly unknown[]>;
}

/** Reads a pack's files and checks every item; all faults are named together, and nothing is half read. */
export function readPack(folder: string, name: string, sections: readonly ContentSection[]): ContentPack {
  const root = join(folder, name);
  if (!existsSync(root)) throw new StartError(`there is no content pack "${name}" in ${folder}`);
  const hash = createHash('sha256');
  const faults: string[] = [];
  const items = new Map<ContentSection, readonly unknown[]>();
  for (const section of sections) {
    const file = join(root, `${section.name}.yaml`);
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    hash.update(text);
    items.set(section, checkItems(section, text, faults));
  }
  if (faults.length > 0) throw new StartError(`content pack ${name}: ${faults.join('; ')}`);
  return { name, hash: hash.digest('hex'), items };
}

function checkItems(section: ContentSection, text: string, faults: string[]): unknown[] {
  const parsed = z.safeParse(z.array(z.unknown()), safeYaml(text));
  if (!parsed.success) {
    faults.push(`${section.name}.yaml is not a list`);
    return [];
  }
  return parsed.data.flatMap((item, index) => {
    const checked = z.safeParse(section.item, item);
    if (checked.success) return [checked.data];
    const [issue] = checked.error.issues;
    faults.push(`${section.name}.yaml item ${index + 1}: ${issue?.path.join('.')} ${issue?.message}`);
    return [];
  });
}

function safeYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
