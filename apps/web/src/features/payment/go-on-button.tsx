import type { CallOutput } from '@juban/contract/schemas';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { orderTexts } from '@juban/contract/texts/orders';
import { Link } from '@tanstack/react-router';
import { goToCashier } from '../../lib/go-to-cashier.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { withReturnAddress } from '../../lib/wechat-return-address.ts';
import { api } from '../../platform/api/api.ts';
import { wechatPayInput } from '../../platform/host/bridge/wechat-pay-input.ts';
import { useHost } from '../../platform/host/use-host.ts';
import { currentClient } from '../../platform/session/session.ts';
import { Button } from '../../ui/button.tsx';
import ways from '../../ui/link-buttons.module.css';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { OrderDetail } from './order-data.ts';
import { buyTarget } from './return-target.ts';

async function cashierOf(answer: CallOutput<'payOrder'>): Promise<string> {
  const { orderNo, aliOrderVO, wexinOrderVO, lenovoOrderVO } = answer;
  if (!wexinOrderVO) return (aliOrderVO ?? lenovoOrderVO)?.body ?? '';
  const home = { returnPath: '', origin: window.location.origin, clientType: currentClient().clientType.id };
  return withReturnAddress(api, orderNo, wexinOrderVO.body, home);
}

async function payOnHostPage(orderNo: string): Promise<void> {
  const { getBridge } = await import('../../platform/host/bridge/bridge.ts');
  await getBridge().payWechat(wechatPayInput(orderNo, {}));
}

/** A mini-program's own page pays with WeChat, which signs no renewals and pays no App Store orders. */
const hostWalletOf = ({ waits, renewable, payChannel }: OrderDetail) =>
  waits && !renewable && payChannel !== null && payChannel !== 'apple' ? 'wechat' : null;

/** Continues paying this order with its wallet; if no page can, leads to where it can be bought again. */
export function GoOnButton({ order }: { order: OrderDetail }) {
  const going = useBusy();
  const { orderNo, fromPath } = order;
  const { paysOnHostPage } = useHost().can;
  const payChannel = paysOnHostPage ? hostWalletOf(order) : order.payableBy;
  if (payChannel === null) {
    return (
      <Link {...buyTarget(fromPath)} className={ways.main}>
        {orderTexts.payAgain}
      </Link>
    );
  }
  const goOn = async () => {
    try {
      // A mini-program opens no cashier: its own page pays and opens this one again.
      if (paysOnHostPage) return void (await payOnHostPage(orderNo));
      const answer = await api.payOrder({ orderNo, payChannel, returnUrl: '' });
      const hasLeft = goToCashier(await cashierOf(answer));
      if (!hasLeft) showToast(checkoutTexts.payFailed);
    } catch (cause) {
      showToast(refusalText(cause, checkoutTexts.payFailed));
    }
  };
  return (
    <Button wide busy={going.busy} busyLabel={checkoutTexts.paying} onClick={() => void going.run(goOn)}>
      {orderTexts.payAgain}
    </Button>
  );
}
