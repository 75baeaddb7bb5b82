import type { Fault } from './fault.ts';
import { nothingToRepair } from './fault.ts';

const SLOW_MS = 60;

export const DATABASE_FAULTS: readonly Fault[] = [
  {
    name: 'the database is killed',
    kind: 'database kill',
    times: 12,
    isPossible: ({ store }) => store.kill !== undefined,
    async inject({ store }) {
      await store.kill?.();
      return async () => store.restart?.();
    },
  },
  {
    name: 'the line to the database is cut',
    kind: 'line',
    times: 1,
    isPossible: ({ store }) => store.line !== undefined,
    async inject({ store }) {
      store.line?.cut();
      return nothingToRepair;
    },
  },
  {
    name: 'the line to the database is slow',
    kind: 'line',
    times: 1,
    isPossible: ({ store }) => store.line !== undefined,
    async inject({ store }) {
      store.line?.slow(SLOW_MS);
      return async () => store.line?.slow(0);
    },
  },
];
