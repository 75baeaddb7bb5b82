import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { callServer, type ServerProcess } from '../../../apps/server/test/server-process.ts';
import { until } from '../failover/until.ts';
import { inSeconds } from '../lib/in-seconds.ts';
import type { Outcome } from '../lib/report.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const COMMAND = join(import.meta.dirname, '../../../apps/server/src/cli/content.ts');
const PACK = 'demo';
const DRAMA = '40001';
const NEW_TITLE = 'bench';
const LIMIT_MS = 5_000;
const run = promisify(execFile);

const titleFrom = async ({ url }: ServerProcess) =>
  (await callServer(url, 'getShareDrama', { dramaId: DRAMA })).data.dramaInfo.title;

/**
 * Changes content with the operators' command. Every process had the old answer cached and must return the
 * new one.
 */
export async function checkCaches(servers: readonly ServerProcess[], databaseUrl: string): Promise<Outcome> {
  const old = new Set(await Promise.all(servers.map(titleFrom)));
  const [oldTitle = ''] = old;
  if (old.size !== 1 || oldTitle === NEW_TITLE) throw new Error(`the titles are ${[...old].join()} before`);
  const folder = mkdtempSync(join(tmpdir(), 'juban-content-'));
  try {
    cpSync(CONTENT, folder, { recursive: true });
    const file = join(folder, PACK, 'dramas.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(`title: ${oldTitle}\n`, `title: ${NEW_TITLE}\n`));
    await run(process.execPath, [COMMAND, 'apply', PACK], {
      env: { ...process.env, APP_ENV: 'demo', CONTENT_DIR: folder, DATABASE_URL: databaseUrl },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const begun = performance.now();
  const isNew = async () => (await Promise.all(servers.map(titleFrom))).every((title) => title === NEW_TITLE);
  const seen = await until('new content', LIMIT_MS, isNew).then(
    () => true,
    () => false,
  );
  const took = inSeconds(performance.now() - begun);
  return {
    what: 'changed content is answered by every process',
    bar: `within ${LIMIT_MS / 1_000} s`,
    figure: seen ? took : 'not seen',
    reached: seen,
  };
}
