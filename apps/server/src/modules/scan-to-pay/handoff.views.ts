import type { CallOutput } from '@juban/contract';
import { yuanOf } from '@juban/domain';
import type { Order } from '../orders/order-records.service.ts';
import { payStatusOf } from '../orders/pay-status.service.ts';
import type { OwnContractsService } from '../renewals/own-contracts.service.ts';

export type HandoffOrder = CallOutput<'getHandoffOrder'>;
export type ContractTip = HandoffOrder['tip'];

/** 2 if the owner renews that family already, 1 if the order is an upgrade of the current renewal. */
export async function tipOf(
  { userId, family }: Order,
  contracts: Pick<OwnContractsService, 'checkRenew'>,
): Promise<ContractTip> {
  if (family === 'union') return 0;
  if ((await contracts.checkRenew(userId, { family })).bind) return 2;
  if (family === 'vip_plus' && (await contracts.checkRenew(userId, { family: 'vip' })).bind) return 1;
  return 0;
}

/** Enough for friends to recognise the owner, and for others not to learn a name. */
export function maskNickName(nickName: string): string {
  return `${[...nickName.trim()][0] ?? ''}**`;
}

/** What a person who scanned a code sees of the order. */
export function handoffOrderOf(
  order: Order,
  more: Pick<HandoffOrder, 'nickName' | 'payChannels' | 'tip' | 'refundRule'>,
): HandoffOrder {
  const { goodsName, currency, days, vPower, renewable, brand, clientType } = order;
  return {
    goodsName,
    price: yuanOf(order.fen),
    currency,
    days,
    vPower,
    renewable,
    brand,
    clientType,
    payStatus: payStatusOf(order.state),
    closeTime: order.closesAt.getTime(),
    ...more,
  };
}
