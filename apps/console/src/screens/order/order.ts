import type { ConsoleOutput } from '@juban/contract/console/console-schemas';

export type Order = ConsoleOutput<'getOrder'>;
