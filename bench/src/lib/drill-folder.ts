import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OnEnd, withClosers } from './closers.ts';

/**
 * Runs a drill in a folder that servers with other users can access; it is removed when all servers have
 * stopped.
 */
export async function drillInFolder(
  name: string,
  keep: boolean,
  drill: (onEnd: OnEnd, folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `juban-${name}-`));
  chmodSync(folder, 0o755);
  try {
    await withClosers((onEnd) => drill(onEnd, folder));
  } finally {
    if (keep) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
