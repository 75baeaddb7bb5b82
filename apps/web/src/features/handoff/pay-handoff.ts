import { goToCashier } from '../../lib/go-to-cashier.ts';
import { api } from '../../platform/api/api.ts';
import { whenBridge } from '../../platform/host/wechat-bridge.ts';
import type { HandoffPayment } from './handoff-data.ts';

/** paid: the wallet says so, the server has yet to confirm; left: the page is navigating away. */
export type PayOutcome = 'paid' | 'left' | 'cancelled' | 'failed';

interface PayInput {
  orderInfoMD5: string;
  wallet: 'aliPay' | 'wechat';
  /** Returned by WeChat; valid once. */
  wechatCode: string | undefined;
  /** Called right before the page navigates away. */
  onLeave: () => void;
}

const IN_WECHAT: Readonly<Record<string, PayOutcome>> = { ok: 'paid', cancel: 'cancelled' };

async function payInWechat(fields: NonNullable<HandoffPayment['jsapi']>): Promise<PayOutcome> {
  const invoke = await whenBridge();
  return IN_WECHAT[await invoke('getBrandWCPayRequest', fields)] ?? 'failed';
}

const bodyOf = ({ aliOrderVO, wexinOrderVO }: HandoffPayment) => aliOrderVO?.body ?? wexinOrderVO?.body;

/** Pays the order behind the code with the wallet in whose browser the page runs. */
export async function payHandoff(input: PayInput): Promise<PayOutcome> {
  const { orderInfoMD5, wallet, wechatCode, onLeave } = input;
  const payment = await api.payHandoffOrder({
    orderInfoMD5,
    payChannel: wallet,
    ...(wechatCode !== undefined && { wechatCode }),
  });
  if (payment.jsapi) return payInWechat(payment.jsapi);
  // Ask WeChat only once: a code that failed will fail again.
  if (payment.authorizeUrl && wechatCode !== undefined) return 'failed';
  const body = payment.authorizeUrl ?? bodyOf(payment);
  if (body === undefined) return 'failed';
  onLeave();
  return goToCashier(body) ? 'left' : 'failed';
}
