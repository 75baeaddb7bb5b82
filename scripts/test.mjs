import { availableParallelism } from 'node:os';
import { parseTierOptions } from './lib/args.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { stopCommandsOnSignals } from './lib/exec.mjs';
import { runMain } from './lib/main.mjs';
import { formatSeconds, secondsSince, step } from './lib/progress.mjs';
import { couldNotRun, failureText, slowestFilesText, tierLine, totalLine } from './lib/report.mjs';
import { runWithinCores } from './lib/run-within-cores.mjs';
import { prepare, TIERS } from './lib/tiers.mjs';

async function runTier(name, ready) {
  const { label, run } = TIERS[name];
  const counts = await step(
    label,
    () => Promise.resolve(run(ready)).catch((error) => couldNotRun(error.stack)),
    (result, seconds) => {
      result.line = tierLine(label, result, seconds);
      return result.line;
    },
  );
  for (const failure of counts.failures) console.log(failureText(failure));
  return { ...counts, label };
}

async function runTiers(options) {
  await bootstrap();
  const ready = await prepare(options);
  const jobs = options.names.map((name) => ({ cores: TIERS[name].cores, run: () => runTier(name, ready) }));
  return runWithinCores(jobs, availableParallelism());
}

await runMain(async () => {
  const begun = performance.now();
  const options = parseTierOptions(process.argv.slice(2), Object.keys(TIERS));
  stopCommandsOnSignals();
  const counts = await runTiers(options).catch((error) => {
    const counted = couldNotRun(error.message);
    console.log(counted.failures.map(failureText).join('\n'));
    return [counted];
  });
  console.log(slowestFilesText(counts));
  for (const { line } of counts) if (line) console.log(line);
  console.log(`all: ${formatSeconds(secondsSince(begun))}`);
  console.log(totalLine(counts));
  return counts.some(({ failed }) => failed > 0) ? 1 : 0;
});
