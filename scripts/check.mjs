import { bootstrap } from './lib/bootstrap.mjs';
import { listChecks, runCheck, runTwoAtATime } from './lib/checks.mjs';
import { stopCommandsOnSignals } from './lib/exec.mjs';
import { runMain } from './lib/main.mjs';
import { secondsSince } from './lib/progress.mjs';
import { failureText } from './lib/report.mjs';
import { runVitest } from './lib/runners.mjs';
import { printCheck } from './lib/tiers.mjs';

async function runUnitTests() {
  const begun = performance.now();
  const { passed, failed, failures } = await runVitest('unit');
  return {
    name: 'unit tests',
    ok: failed === 0,
    detail: `${passed} passed, ${failed} failed`,
    seconds: secondsSince(begun),
    reason: failures.map(failureText).join('\n'),
  };
}

await runMain(async () => {
  stopCommandsOnSignals();
  await bootstrap();
  // The unit tests take longest: begun first, they share the time with the rest.
  const jobs = [runUnitTests, ...listChecks().map((check) => () => runCheck(check))];
  const results = await runTwoAtATime(jobs, printCheck);
  const bad = results.filter(({ ok }) => !ok);
  for (const { name, reason } of bad) console.log(`\n✗ ${name}\n${reason}`);
  return bad.length > 0 ? 1 : 0;
});
