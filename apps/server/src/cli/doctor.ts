import { readAppEnv } from '../config.ts';
import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { examine } from './doctor/examine.ts';

const WIDTH = 'skipped'.length;

/**
 * npm run doctor: checks production's environment without starting anything; exits with 1 if a check fails.
 */
await run(async () => {
  if (readAppEnv(process.env, 'production') !== 'production')
    throw new StartError('npm run doctor examines production: APP_ENV must be production or unset');
  const findings = await examine(process.env);
  const count = (name: string) => findings.filter(({ state }) => state === name).length;
  for (const { name, state, why } of findings) console.log(`${state.padEnd(WIDTH)}  ${name}: ${why}`);
  console.log(`${count('ok')} ok, ${count('failed')} failed, ${count('skipped')} skipped`);
  process.exit(count('failed') === 0 ? 0 : 1);
});
