import type { CallOutput } from '@juban/contract/schemas';

export type TvGoods = CallOutput<'listPackages'>['data'][number];
