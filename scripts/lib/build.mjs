import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildName, pruneBuilds, readCurrent, swapCurrent } from './build-state.mjs';
import { requireConsoleBudget } from './console-budget.mjs';
import { exec } from './exec.mjs';
import { buildRoot, fromRoot, pinnedNode, plainEnvironment, root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { step } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { plainText } from './report.mjs';
import { shortened } from './shorten.mjs';

/**
 * `check` refuses a build whose pages are too heavy. `bytes` transforms a file before compression. Pages for visitors on slow connections are worth a longer
 * build.
 */
const APPS = [
  { name: 'web', folder: 'apps/web', inputs: ['apps/web'], served: 'client', bytes: shortened },
  // The Lab uses the web app's design tokens and lists its routes.
  { name: 'lab', folder: 'apps/lab', inputs: ['apps/lab', 'apps/web/src'], served: '.', bytes: readFile },
  {
    name: 'console',
    folder: 'apps/console',
    inputs: ['apps/console'],
    served: '.',
    bytes: readFile,
    check: requireConsoleBudget,
  },
];

/** Each app has its own Vite, which may differ from the one in the top node_modules. */
function viteProgram(app) {
  const manifest = createRequire(fromRoot(app.folder, 'package.json')).resolve('vite/package.json');
  return path.join(path.dirname(manifest), 'bin/vite.js');
}

async function buildInto(app, folder) {
  mkdirSync(folder, { recursive: true });
  const env = plainEnvironment({ NODE_ENV: 'production', BUILD_DIR: folder });
  const args = [viteProgram(app), 'build', '--logLevel', 'warn'];
  const { code, output } = await exec(pinnedNode, args, { cwd: fromRoot(app.folder), env });
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    console.error(plainText(output));
    throw new Refusal(`The build of ${app.folder} failed: see Vite above.`);
  }
  await precompress(path.join(folder, app.served), app.bytes);
  app.check?.(folder);
}

/** A folder gets its final name when it is complete, so an existing one can be trusted. */
async function buildApp(app) {
  const name = buildName(root, app);
  const folder = path.join(buildRoot, name);
  const before = readCurrent(buildRoot)[app.name];
  if (!existsSync(folder)) {
    const draft = `${folder}.tmp-${process.pid}`;
    await step(`Building ${app.folder}`, () => buildInto(app, draft));
    if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
    else renameSync(draft, folder);
  }
  if (before === name) return;
  swapCurrent(buildRoot, app.name, name);
  pruneBuilds(buildRoot, app.name, [name, before]);
}

/** Builds outdated apps, each into a folder of its own, and updates current.json. */
export async function build(names = APPS.map((app) => app.name)) {
  for (const app of APPS.filter(({ name }) => names.includes(name))) {
    if (existsSync(fromRoot(app.folder, 'vite.config.ts'))) await buildApp(app);
    else console.log(`Notice: ${app.folder} has no vite.config.ts; it is not built.`);
  }
}
