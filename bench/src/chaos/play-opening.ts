import { createChance } from '../fuzz/chance.ts';
import { newPhone } from './account.ts';
import { FLOWS } from './flow-table.ts';
import type { Stage } from './stage.ts';
import { playFlow } from './start-lanes.ts';

const TIMES_EACH = 3;

/** Before anything breaks every flow is played a few times, so that no invariant is left without rows by chance. */
export async function playOpening(stage: Stage, seed: number): Promise<void> {
  const plays = FLOWS.map(async (flow) => {
    for (let turn = 0; turn < TIMES_EACH; turn += 1) {
      const chance = createChance(seed, 'opening', flow.name, turn);
      const person = { phone: newPhone({ chance }, '13') };
      stage.facts.people.push(person);
      await playFlow(stage, flow, person, chance);
    }
  });
  await Promise.all(plays);
}
