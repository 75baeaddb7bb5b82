import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Journal<Entry> {
  /** What earlier runs wrote, oldest first. */
  past: readonly Entry[];
  write(entry: Entry): void;
}

/** Append-only JSON lines in the sandbox's folder; without a folder nothing outlives the process. */
export function openJournal<Entry>(folder: string | undefined, name: string): Journal<Entry> {
  if (folder === undefined) return { past: [], write: () => {} };
  const file = join(folder, `${name}.jsonl`);
  mkdirSync(folder, { recursive: true });
  const past = existsSync(file) ? readLines<Entry>(readFileSync(file, 'utf8')) : [];
  // At once and in order: a provider that was killed still knows what it took.
  return { past, write: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`) };
}

function readLines<Entry>(text: string): Entry[] {
  // The last line may be cut short where the process was killed in the middle of it.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
}
