import type { CallOutput } from '@juban/contract/schemas';

export type OrderPage = CallOutput<'listOrders'>;
export type OrderSummary = OrderPage['content'][number];
export type OrderDetail = CallOutput<'getOrder'>;
export type OrderState = OrderSummary['state'];
