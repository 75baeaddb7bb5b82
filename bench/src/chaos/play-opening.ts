import { createChance } from '../fuzz/chance.ts';
import { newPhone } from './account.ts';
import { FLOWS } from './flow-table.ts';
import type { Stage } from './stage.ts';
import { playFlow } from './start-lanes.ts';

const TIMES_EACH = 3;

/** Runs every flow a few times before the first fault, so that every invariant has rows. */
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
