import { parseTierOptions } from './lib/args.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { stopCommandsOnSignals } from './lib/exec.mjs';
import { runMain } from './lib/main.mjs';
import { step } from './lib/progress.mjs';
import { couldNotRun, failureText, tierLine, totalLine } from './lib/report.mjs';
import { prepare, TIERS } from './lib/tiers.mjs';

async function runTier(name, ready) {
  const { label, run } = TIERS[name];
  const counts = await step(
    label,
    () => Promise.resolve(run(ready)).catch((error) => couldNotRun(error.stack)),
    (result, seconds) => tierLine(label, result, seconds),
  );
  for (const failure of counts.failures) console.log(failureText(failure));
  for (const shaky of counts.secondTries ?? []) console.log(failureText(shaky, 'second try:'));
  return counts;
}

async function runTiers(names) {
  await bootstrap();
  const ready = await prepare(names);
  const counts = [];
  for (const name of names) counts.push(await runTier(name, ready));
  return counts;
}

await runMain(async () => {
  const names = parseTierOptions(process.argv.slice(2), Object.keys(TIERS));
  stopCommandsOnSignals();
  const counts = await runTiers(names).catch((error) => {
    const counted = couldNotRun(error.message);
    console.log(counted.failures.map(failureText).join('\n'));
    return [counted];
  });
  console.log(totalLine(counts));
  return counts.some(({ failed }) => failed > 0) ? 1 : 0;
});
