import type { Fault } from './fault.ts';
import { nothingToMend } from './fault.ts';

const SLOW_MS = 60;

export const DATABASE_FAULTS: readonly Fault[] = [
  {
    name: 'the database is killed',
    kind: 'database kill',
    times: 12,
    fits: ({ store }) => store.kill !== undefined,
    async strike({ store }) {
      await store.kill?.();
      return async () => store.restart?.();
    },
  },
  {
    name: 'the line to the database is cut',
    kind: 'line',
    times: 1,
    fits: ({ store }) => store.line !== undefined,
    async strike({ store }) {
      store.line?.cut();
      return nothingToMend;
    },
  },
  {
    name: 'the line to the database is slow',
    kind: 'line',
    times: 1,
    fits: ({ store }) => store.line !== undefined,
    async strike({ store }) {
      store.line?.slow(SLOW_MS);
      return async () => store.line?.slow(0);
    },
  },
];
