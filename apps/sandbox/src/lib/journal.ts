import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

export interface Journal<Entry> {
  /** Entries of earlier runs, oldest first. */
  past: readonly Entry[];
  write(entry: Entry): void;
}

/** Append-only JSON lines in the sandbox's folder. Without a folder, nothing outlives the process. */
export function openJournal<Entry>(folder: string | undefined, name: string): Journal<Entry> {
  if (folder === undefined) return { past: [], write: () => {} };
  const file = join(folder, `${name}.jsonl`);
  mkdirSync(folder, { recursive: true });
  const past = existsSync(file) ? readWholeLines(file).map((line) => JSON.parse(line) as Entry) : [];
  // Written synchronously, so that a killed provider still knows which payments it took.
  return { past, write: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`) };
}

/**
 * If the process was killed while writing, the last line is incomplete. Remove it, so that the next entry is
 * not appended to it.
 */
function readWholeLines(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole.split('\n').filter(Boolean);
}
