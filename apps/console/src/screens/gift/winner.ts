import type { ConsoleOutput } from '@juban/contract/console/console-schemas';

export type Winner = ConsoleOutput<'listGiftWinners'>[number];
