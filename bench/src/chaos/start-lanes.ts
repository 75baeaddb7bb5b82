import { setTimeout as pause } from 'node:timers/promises';
import { createChance } from '../fuzz/chance.ts';
import { playPerson, type Stage } from './play-person.ts';

const LANES = 8;

/** People come in several lanes at once; a broken line ends a visit, not the lane. */
export function startLanes(stage: Stage, seed: number, round: number): { stop(): Promise<void> } {
  let open = true;
  const play = async (lane: number) => {
    for (let turn = 0; open; turn += 1) {
      const chance = createChance(seed, 'person', round, lane, turn);
      const phone = `15${round % 10}${lane}${String(chance.int(10_000_000)).padStart(7, '0')}`;
      const isFree = !phone.endsWith('3001') && !stage.facts.people.some((person) => person.phone === phone);
      if (isFree) await playPerson(stage, { phone }, chance).catch(() => pause(20));
    }
  };
  const lanes = Array.from({ length: LANES }, (_unused, lane) => play(lane));
  return {
    async stop() {
      open = false;
      await Promise.all(lanes);
    },
  };
}
