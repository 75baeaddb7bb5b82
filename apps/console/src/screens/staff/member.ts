import type { ConsoleOutput } from '@juban/contract/console/console-schemas';

export type Member = ConsoleOutput<'listStaff'>[number];
