import type { CallInput, CallOutput } from '@juban/contract/schemas';

export type GoodsPage = CallOutput<'listMallGoods'>;
export type Goods = GoodsPage['content'][number];
export type GoodsFilter = NonNullable<CallInput<'listMallGoods'>['goodsType']>;
export type Exchange = CallOutput<'listExchanges'>['content'][number];
export type PointsEntry = CallOutput<'listIntegral'>['content'][number];
export type EarnWay = CallOutput<'listEarnWays'>[number];
