import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
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
  const past = existsSync(file) ? readWholeLines(file).map((line) => JSON.parse(line) as Entry) : [];
  // At once and in order: a provider that was killed still knows what it took.
  return { past, write: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`) };
}

/** The last line is cut short where the process was killed in the middle of it: it goes, or the next would join it. */
function readWholeLines(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole.split('\n').filter(Boolean);
}
