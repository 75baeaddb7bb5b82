import type { BrandId } from '@juban/catalog';
import type { Caller } from '@juban/catalog/shelves';
import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { unionTexts } from '@juban/contract/texts/union';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Payer } from '../../ports/payment-gateway.ts';
import type { WechatPayer } from '../../ports/wechat-payer.ts';
import type { AccountService } from '../identity/account.service.ts';
import type { OpenOrderService } from '../orders/open-order.service.ts';
import { findOrder, type Order } from '../orders/order-records.service.ts';
import type { PayStatusService } from '../orders/pay-status.service.ts';
import { jsapiOf, purchaseBodiesOf } from '../payments/payment-bodies.service.ts';
import { refuseIfUnavailable } from '../payments/provider-answer.service.ts';
import { readRefundRule } from '../refunds/refund-rule.service.ts';
import type { OwnContractsService } from '../renewals/own-contracts.service.ts';
import type { HandleService } from './handle.service.ts';
import { type HandoffOrder, handoffOrderOf, maskNickName, tipOf } from './handoff.views.ts';

const HANDOFF_PAGE = '/next/vip/handoff';

export interface HandoffDeps {
  db: Db;
  publicOrigin: string;
  accounts: Pick<AccountService, 'readProfile'>;
  handles: Pick<HandleService, 'resolve' | 'issue'>;
  openOrders: Pick<OpenOrderService, 'start' | 'payChannelsOf' | 'requireWaiting'>;
  ownContracts: Pick<OwnContractsService, 'checkRenew'>;
  payStatuses: Pick<PayStatusService, 'read'>;
  /** Undefined if WeChat Pay is not configured. */
  wechatPayer: WechatPayer | undefined;
}

/** Who scanned a code, and in which client. */
export interface Scanner {
  caller: Caller;
  payer: Payer;
  isInWechat: boolean;
}

type PayAnswer = CallOutput<'payHandoffOrder'>;

export type HandoffService = ReturnType<typeof createHandoffService>;

/** Paying an order by the code on its owner's screen: whoever pays, the owner's account gets the days. */
export function createHandoffService(deps: HandoffDeps) {
  const { db, publicOrigin, accounts, handles, openOrders, ownContracts, payStatuses, wechatPayer } = deps;

  async function orderOf(handle: string, caller: Caller): Promise<Order> {
    const { userId, orderNo } = await handles.resolve(handle, caller);
    const order = await findOrder(db, userId, orderNo);
    if (!order) throw new Refusal(CODE.scanCodeGone);
    return order;
  }

  /**
   * WeChat's own pages accept money only from an identified payer; WeChat identifies them by redirecting the visitor.
   */
  async function payInWechat(
    order: Order,
    { orderInfoMD5, wechatCode }: CallRequest<'payHandoffOrder'>,
    payer: Payer,
  ): Promise<PayAnswer> {
    if (!wechatPayer) throw new Refusal(CODE.payChannelUnfit);
    openOrders.requireWaiting(order);
    const [brand, returnPath] = [order.brand as BrandId, handoffPathOf(orderInfoMD5, order)];
    const openId = wechatCode && (await refuseIfUnavailable(wechatPayer.openIdOf(brand, wechatCode)));
    if (!openId) {
      const back = new URL(`${returnPath}&payChannel=wechat`, publicOrigin).href;
      return {
        orderNo: order.orderNo,
        authorizeUrl: await refuseIfUnavailable(wechatPayer.authorizeUrl(brand, back)),
      };
    }
    const way = { payChannel: 'wechat', method: 'jsapi', payer: { ...payer, openId }, returnPath } as const;
    const { start } = await openOrders.start(order, way);
    return { orderNo: order.orderNo, ...jsapiOf(start) };
  }

  return {
    /**
     * WeChat's cashier for browsers refuses to open inside WeChat itself. There the page for scanned codes
     * pays the owner's own order as well.
     */
    async linkInWechat(userId: number, orderNo: string): Promise<string> {
      const order = await findOrder(db, userId, orderNo);
      if (!order || !wechatPayer) throw new Refusal(CODE.payChannelUnfit);
      const path = handoffPathOf(await handles.issue(order), order);
      return new URL(`${path}&payChannel=wechat`, publicOrigin).href;
    },

    async show(handle: string, caller: Caller): Promise<HandoffOrder> {
      const order = await orderOf(handle, caller);
      const { nickName } = await accounts.readProfile(order.userId);
      const payChannels = await openOrders.payChannelsOf(order);
      const tip = await tipOf(order, ownContracts);
      const refundRule =
        order.family === 'union' ? unionTexts.noRefund : await readRefundRule(db, order.brand);
      return handoffOrderOf(order, { nickName: maskNickName(nickName), payChannels, tip, refundRule });
    },

    async pay(input: CallRequest<'payHandoffOrder'>, scanner: Scanner): Promise<PayAnswer> {
      const { caller, payer, isInWechat } = scanner;
      const order = await orderOf(input.orderInfoMD5, caller);
      const { payChannel = isInWechat ? 'wechat' : 'aliPay' } = input;
      if (payChannel === 'wechat' && isInWechat) return payInWechat(order, input, payer);
      const returnPath = handoffPathOf(input.orderInfoMD5, order);
      const { provider, start } = await openOrders.start(order, {
        payChannel,
        method: 'h5',
        payer,
        returnPath,
      });
      return purchaseBodiesOf(order.orderNo, provider, start);
    },

    /** For the owner, or anyone with a code of that order. */
    async readStatus(
      { orderNo, orderInfoMD5 }: CallRequest<'getTvPayStatus'>,
      caller: Caller & { account: { id: number } | undefined },
    ): Promise<CallOutput<'getTvPayStatus'>> {
      if (orderInfoMD5 === undefined) {
        if (!caller.account) throw new Refusal(CODE.notLoggedIn);
        return payStatuses.read(caller.account.id, orderNo);
      }
      const handle = await handles.resolve(orderInfoMD5, caller);
      if (handle.orderNo !== orderNo) throw new Refusal(CODE.scanCodeGone);
      return payStatuses.read(handle.userId, orderNo);
    },
  };
}

/**
 * Where the code leads, and where the wallet returns the payer: the order's owner is another person. A
 * scanning phone sends no client type: the order's own has its brand, whose agreements the payer agrees to.
 */
export function handoffPathOf(handle: string, { clientType }: Pick<Order, 'clientType'>): string {
  return `${HANDOFF_PAGE}?orderInfoMD5=${handle}&ct=${encodeURIComponent(clientType)}`;
}
