import type { BrandId } from '@juban/catalog';
import { CODE } from '@juban/contract/code-names';
import { paymentTexts } from '@juban/contract/texts/payment';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { findOrder, type Order } from './order.repository.ts';

/** Refuses orders of other users, and of other brands if a brand is given, as if they did not exist. */
export async function requireOwner(
  from: Db,
  userId: number,
  orderNo: string,
  brand?: BrandId,
): Promise<Order> {
  const order = await findOrder(from, userId, orderNo);
  if (!order || order.brand !== (brand ?? order.brand))
    throw new Refusal(CODE.notFound, { msg: paymentTexts.unknownOrder });
  return order;
}
