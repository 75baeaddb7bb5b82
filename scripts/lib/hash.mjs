import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder as sorted paths relative to base, without those that `ignore` matches. */
export function listFiles(base, folder, ignore = () => false) {
  const start = path.join(base, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (ignore(file)) return [];
      return entry.isDirectory() ? listFiles(base, file, ignore) : [file];
    })
    .sort();
}

/** Names and contents count: a renamed file is a change. */
export function hashFiles(base, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(path.join(base, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export const hashText = (text) => createHash('sha256').update(text).digest('hex');
