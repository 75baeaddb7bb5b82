export interface BenchEntry {
  /** As in npm run bench -- --only <name>. */
  name: string;
  heading: string;
  script: string;
  /** Arguments that try it in seconds; the figures mean nothing then. */
  small: readonly string[];
}

export const BENCHES: readonly BenchEntry[] = [
  {
    name: 'start',
    heading: 'Start',
    script: 'bench-start.ts',
    small: ['--rounds', '1'],
  },
  {
    name: 'pages',
    heading: 'Pages',
    script: 'bench-pages.ts',
    small: ['--visits', '1', '--only', '/download'],
  },
  {
    name: 'api',
    heading: 'Reads',
    script: 'bench-api.ts',
    small: ['--amount', '400'],
  },
  {
    name: 'orders',
    heading: 'Settling',
    script: 'bench-orders.ts',
    small: ['--orders', '100', '--rounds', '1'],
  },
  {
    name: 'search',
    heading: 'Search',
    script: 'bench-search.ts',
    small: ['--games', '2000', '--amount', '400'],
  },
  {
    name: 'polls',
    heading: 'Waiting for payments',
    script: 'bench-polls.ts',
    small: ['--crowd', '50', '--rounds', '1'],
  },
  {
    name: 'growth',
    heading: 'Growth',
    script: 'bench-growth.ts',
    small: ['--users', '10000', '--amount', '400'],
  },
  {
    name: 'memory',
    heading: 'Memory',
    script: 'bench-memory.ts',
    small: ['--connections', '100', '--amount', '2000'],
  },
  {
    name: 'overload',
    heading: 'Overload',
    script: 'bench-overload.ts',
    small: ['--seconds', '4', '--users', '500'],
  },
  {
    name: 'stock',
    heading: 'Stock',
    script: 'bench-stock.ts',
    small: ['--wishes', '100', '--rounds', '1'],
  },
  {
    name: 'scale',
    heading: 'Two processes',
    script: 'bench-scale.ts',
    small: ['--amount', '400', '--orders', '100', '--rounds', '1'],
  },
];
