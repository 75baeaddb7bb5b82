import type { Fault } from './fault.ts';
import { nothingToRepair } from './fault.ts';

const SLOW_MS = 150;
const always = () => true;

export const LINE_FAULTS: readonly Fault[] = [
  {
    name: 'people are cut off',
    kind: 'line',
    times: 1,
    isPossible: always,
    async inject({ slots }) {
      for (const { line } of slots) line.cut();
      return nothingToRepair;
    },
  },
  {
    name: 'people have a slow line',
    kind: 'line',
    times: 1,
    isPossible: always,
    async inject({ slots }, chance) {
      const { line } = chance.pick(slots);
      line.slow(SLOW_MS);
      return async () => line.slow(0);
    },
  },
];
