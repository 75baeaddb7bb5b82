import { flowOf } from '../flow.ts';

const MAX_WORDS = 24;

/** Providers repeat old notifications, out of order and mixed with forged ones. */
export const storm = flowOf({
  name: 'storm',
  weight: 3,
  play: ({ stage, chance }) => stage.line.storm(stage.url, chance, 1 + chance.int(MAX_WORDS)),
  check: async () => undefined,
});
