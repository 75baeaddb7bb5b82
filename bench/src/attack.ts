import { ATTACKS } from './attacks/attack-table.ts';
import { attackConfiguration } from './attacks/configuration.ts';
import { openProduction, type Production } from './attacks/open-production.ts';
import { attackSlowly } from './attacks/slow-senders.ts';
import type { Outcome } from './attacks/target.ts';
import { readCommand } from './lib/command.ts';
import { drillInFolder } from './lib/drill-folder.ts';
import { ensureBuild } from './lib/ensure-build.ts';

const { values, count } = readCommand(
  'npm run attack -- [--times N] [--keep]: abuse of the product in production, on two processes; nothing may be gained.',
  { times: { type: 'string', default: '20' }, keep: { type: 'boolean', default: false } },
);
const times = count('times');

interface PlannedAttack {
  name: string;
  run(production: Production): Promise<Outcome>;
}

const PLAN: readonly PlannedAttack[] = [
  ...ATTACKS.map((attack) => ({
    name: attack.name,
    run: (production: Production) => attack.run(production, times),
  })),
  { name: '8 careless configuration', run: attackConfiguration },
  { name: '9 slow senders', run: (production) => attackSlowly(production, times) },
];

await drillInFolder('attack', values.keep, async (onEnd, folder) => {
  await ensureBuild();
  const production = await openProduction(onEnd, folder);
  let gains = 0;
  for (const { name, run } of PLAN) {
    const { tried, gained } = await run(production);
    console.log(`${name}\n  tried: ${tried.join('; ')}`);
    console.log(`  gained: ${gained.length === 0 ? 'nothing' : gained.join('; ')}`);
    gains += gained.length;
  }
  const broken = await production.violations();
  for (const line of broken) console.log(line);
  console.log(`attack: ${PLAN.length} attacks, ${gains} gains, ${broken.length} broken invariants`);
  process.exitCode = gains + broken.length === 0 ? 0 : 1;
});
