import { flowOf } from '../flow.ts';

const MOST_WORDS = 24;

/** Providers tell again what was heard long ago, out of order and with strangers among them. */
export const storm = flowOf({
  name: 'storm',
  weight: 3,
  play: ({ stage, chance }) => stage.line.storm(stage.url, chance, 1 + chance.int(MOST_WORDS)),
  check: async () => undefined,
});
