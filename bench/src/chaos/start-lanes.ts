import { setTimeout as pause } from 'node:timers/promises';
import { type Chance, createChance } from '../fuzz/chance.ts';
import { newPhone } from './account.ts';
import type { Flow } from './flow.ts';
import { pickFlow } from './flow-table.ts';
import type { KnownFacts, Person } from './known-facts.ts';
import type { Stage } from './stage.ts';
import { openVisit } from './visit.ts';

const LANES = 8;
const MAX_FLOWS = 3;
const SHARE_NEW = 0.5;
/** Recent people return most often. */
const REGULARS = 200;
/** Without a pause, waiting lanes would take the processor from the restarting server. */
const BEFORE_NEXT_TRY_MS = 200;

/** A new or a known person; several lanes may use the same one. */
function choosePerson({ people }: KnownFacts, chance: Chance): Person {
  const regulars = people.slice(-REGULARS).filter(({ lapsed }) => !lapsed);
  if (regulars.length > 0 && !chance.happens(SHARE_NEW)) return chance.pick(regulars);
  const person = { phone: newPhone({ chance }, '15') };
  people.push(person);
  return person;
}

/** A broken connection ends the flow, not the lane. */
export async function playFlow(stage: Stage, flow: Flow, person: Person, chance: Chance): Promise<boolean> {
  return flow.play(openVisit(stage, person, chance, flow.name)).then(
    () => true,
    () => false,
  );
}

interface LaneOptions {
  lanes?: number | undefined;
  /** Flows to run, by weight; all by default. */
  flows?: readonly Flow[];
}

/** Runs flows in parallel lanes, each time through one of the processes. */
export function startLanes(
  stages: readonly Stage[],
  seed: number,
  round: number,
  { lanes = LANES, flows: some }: LaneOptions = {},
) {
  const choose = (chance: Chance) => (some ? chance.pick(some) : pickFlow(chance));
  let open = true;
  const play = async (lane: number) => {
    for (let turn = 0; open; turn += 1) {
      const chance = createChance(seed, round, lane, turn);
      const stage = chance.pick(stages);
      const person = choosePerson(stage.facts, chance);
      for (let flows = 1 + chance.int(MAX_FLOWS); open && flows > 0; flows -= 1) {
        if (!(await playFlow(stage, choose(chance), person, chance))) await pause(BEFORE_NEXT_TRY_MS);
      }
    }
  };
  const playing = Array.from({ length: lanes }, (_unused, lane) => play(lane));
  return {
    async stop() {
      open = false;
      await Promise.all(playing);
    },
  };
}
