import type { Db } from '../../db/database.ts';
import { listOrderNames } from '../orders/order-history.service.ts';
import { type BrandScope, isInScope } from '../staff/staff-identity.service.ts';

/** Which rows of a user a member of staff sees. */
export interface OwnBrands {
  sees(brand: string): boolean;
  /** False for an order of another brand, or of another user. */
  seesOrder(orderNo: string): boolean;
  goodsOf(orderNo: string): string | undefined;
}

export async function readOwnBrands(db: Db, userId: number, scope: BrandScope): Promise<OwnBrands> {
  const orders = new Map((await listOrderNames(db, userId)).map((order) => [order.orderNo, order]));
  return {
    sees: (brand) => isInScope(scope, brand),
    seesOrder: (orderNo) => {
      const order = orders.get(orderNo);
      return order !== undefined && isInScope(scope, order.brand);
    },
    goodsOf: (orderNo) => orders.get(orderNo)?.goodsName,
  };
}
