import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILD = pathToFileURL(join(import.meta.dirname, '../../../scripts/lib/build.mjs')).href;

/** Servers serve built pages: builds them if they are missing or outdated, like npm start. */
export async function ensureBuild(): Promise<void> {
  const script = `import { build } from ${JSON.stringify(BUILD)}; await build();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the build ended with ${code}`);
}
