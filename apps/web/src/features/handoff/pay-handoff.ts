import { leaveToCashier } from '../../lib/leave-to-cashier.ts';
import { api } from '../../platform/api/api.ts';
import { whenBridge } from '../../platform/host/wechat-bridge.ts';
import type { HandoffPayment } from './handoff-data.ts';

/** paid: the wallet says so, which the server has yet to confirm; left: the page is on its way elsewhere. */
export type PayOutcome = 'paid' | 'left' | 'cancelled' | 'failed';

interface PayInput {
  orderInfoMD5: string;
  wallet: 'aliPay' | 'wechat';
  /** Brought back from WeChat, to be used once. */
  wechatCode: string | undefined;
  /** Called right before the page goes away. */
  onLeave: () => void;
}

const IN_WECHAT: Readonly<Record<string, PayOutcome>> = { ok: 'paid', cancel: 'cancelled' };

async function payInWechat(fields: NonNullable<HandoffPayment['jsapi']>): Promise<PayOutcome> {
  const invoke = await whenBridge();
  return IN_WECHAT[await invoke('getBrandWCPayRequest', fields)] ?? 'failed';
}

const bodyOf = ({ aliOrderVO, wexinOrderVO }: HandoffPayment) => aliOrderVO?.body ?? wexinOrderVO?.body;

/** Pays the order behind the code by the wallet the page is in. */
export async function payHandoff(input: PayInput): Promise<PayOutcome> {
  const { orderInfoMD5, wallet, wechatCode, onLeave } = input;
  const payment = await api.payHandoffOrder({
    orderInfoMD5,
    payChannel: wallet,
    ...(wechatCode !== undefined && { wechatCode }),
  });
  if (payment.jsapi) return payInWechat(payment.jsapi);
  // WeChat is asked once who pays: a code that did not help will not help the second time.
  if (payment.authorizeUrl && wechatCode !== undefined) return 'failed';
  const body = payment.authorizeUrl ?? bodyOf(payment);
  if (body === undefined) return 'failed';
  onLeave();
  return leaveToCashier(body) ? 'left' : 'failed';
}
