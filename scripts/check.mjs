import { availableParallelism } from 'node:os';
import { parseCheckOptions } from './lib/args.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { listChangedFiles } from './lib/changed-files.mjs';
import { CHECKS, checksOfChanged, runChecks } from './lib/checks.mjs';
import { stopCommandsOnSignals } from './lib/exec.mjs';
import { runMain } from './lib/main.mjs';
import { formatSeconds, secondsSince } from './lib/progress.mjs';
import { failureText } from './lib/report.mjs';
import { runRelatedTests, runVitest, UNIT_PROJECTS } from './lib/runners.mjs';
import { printCheck } from './lib/tiers.mjs';

const unitTests = (runTests) => ({
  run: async () => {
    const begun = performance.now();
    const { passed, failed, failures } = await runTests();
    return {
      name: 'unit tests',
      ok: failed === 0,
      detail: `${passed} passed, ${failed} failed`,
      seconds: secondsSince(begun),
      reason: failures.map((failure) => failureText(failure)).join('\n'),
    };
  },
});

async function listChecksOfChanged() {
  const files = await listChangedFiles();
  console.log(`  ${files.length} files differ from main`);
  return [unitTests(() => runRelatedTests(files)), ...checksOfChanged(files)];
}

await runMain(async () => {
  const begun = performance.now();
  const { changed } = parseCheckOptions(process.argv.slice(2));
  stopCommandsOnSignals();
  await bootstrap();
  // Unit tests take longest, so they start first.
  const checks = changed
    ? await listChecksOfChanged()
    : [unitTests(() => runVitest(UNIT_PROJECTS)), ...CHECKS];
  const results = await runChecks(checks, Math.max(2, availableParallelism()), printCheck);
  const bad = results.filter(({ ok }) => !ok);
  for (const { name, reason } of bad) console.log(`\n✗ ${name}\n${reason}`);
  console.log(`  all: ${formatSeconds(secondsSince(begun))}`);
  return bad.length > 0 ? 1 : 0;
});
