import type { CallOutput } from '@juban/contract/schemas';

export type GameDetail = CallOutput<'getGame'>;
