import type { CallOutput } from '@juban/contract/schemas';

export type Contract = CallOutput<'listContracts'>['content'][number];
