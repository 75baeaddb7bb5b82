import { existsSync } from 'node:fs';
import { exec } from './exec.mjs';
import { installHash, isInstalled, readStamp, writeStamp } from './install-state.mjs';
import { outsidePath, pinnedNode, root } from './paths.mjs';
import { step } from './progress.mjs';
import { Refusal } from './refusal.mjs';

const QUIET = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

function npm(args) {
  // NODE_ENV=production would leave out the build tools.
  const { NODE_ENV: _, ...environment } = process.env;
  return exec('npm', [...args, ...QUIET], { env: { ...environment, PATH: outsidePath(process.env.PATH) } });
}

async function install() {
  const strict = await step('Installing packages (npm ci)', () => npm(['ci']));
  if (strict.code === 0) return;
  // Some registries lack optional binaries of other platforms that the lock file names; npm ci then fails.
  console.log('Notice: npm ci refused the lock here; trying npm install --no-save instead.');
  const lenient = await step('Installing packages (npm install)', () => npm(['install', '--no-save']));
  if (lenient.code === 0) return;
  console.error(lenient.output.trim());
  throw new Refusal(
    'The packages could not be installed: see npm above, and check that the registry is reachable.',
  );
}

/** Installs missing or outdated packages; does nothing and needs no network if everything is in place. */
export async function bootstrap() {
  const wanted = installHash(root);
  const ready = existsSync(pinnedNode);
  if (ready && readStamp(root) === wanted) return;
  if (!(ready && isInstalled(root))) await install();
  if (!existsSync(pinnedNode)) {
    throw new Refusal(
      'Node 24 (the npm package "node") did not install: are npm install scripts turned off?',
    );
  }
  writeStamp(root, installHash(root));
}
