export interface BenchEntry {
  /** As in npm run bench -- --only <name>. */
  name: string;
  heading: string;
  script: string;
  /** Arguments for a trial run of seconds, with meaningless figures. */
  small: readonly string[];
}

const LIST: ReadonlyArray<[name: string, heading: string, small: string]> = [
  ['start', 'Start', '--rounds 1'],
  ['pages', 'Pages', '--visits 1 --only /download'],
  ['quality', 'Quality', '--only /download'],
  ['api', 'Reads', '--amount 400'],
  ['orders', 'Settling', '--orders 100 --rounds 1'],
  ['search', 'Search', '--games 2000 --amount 400'],
  ['polls', 'Waiting for payments', '--crowd 50 --rounds 1'],
  ['growth', 'Growth', '--users 10000 --amount 400'],
  ['memory', 'Memory', '--connections 100 --amount 2000'],
  ['overload', 'Overload', '--seconds 4 --users 500'],
  ['stock', 'Stock', '--wishes 100 --rounds 1'],
  ['scale', 'Two processes', '--amount 400 --orders 100 --rounds 1'],
];

export const BENCHES: readonly BenchEntry[] = LIST.map(([name, heading, small]) => ({
  name,
  heading,
  script: `bench-${name}.ts`,
  small: small.split(' '),
}));
