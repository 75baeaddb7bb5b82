import type { CallOutput } from '@juban/contract/schemas';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { orderTexts } from '@juban/contract/texts/orders';
import { Link } from '@tanstack/react-router';
import { wechatPayInput } from '../../host/bridge/wechat-pay-input.ts';
import { getHost } from '../../host/host.ts';
import { api } from '../../lib/api.ts';
import { leaveToCashier } from '../../lib/leave-to-cashier.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import ways from '../../ui/ways.module.css';
import type { OrderDetail } from './order-data.ts';
import { wayToBuy } from './way-back.ts';

const bodyOf = ({ aliOrderVO, wexinOrderVO, lenovoOrderVO }: CallOutput<'payOrder'>): string =>
  (aliOrderVO ?? wexinOrderVO ?? lenovoOrderVO)?.body ?? '';

async function payOnHostPage(orderNo: string): Promise<void> {
  const { getBridge } = await import('../../host/bridge/bridge.ts');
  await getBridge().payWechat(wechatPayInput(orderNo, {}));
}

/** Goes on to pay this very order by its own wallet; where no page can, to where it may be bought anew. */
export function GoOnButton({ order }: { order: OrderDetail }) {
  const going = useBusy();
  const { orderNo, payChannel, fromPath } = order;
  if (payChannel === null || payChannel === 'apple') {
    return (
      <Link {...wayToBuy(fromPath)} className={ways.main}>
        {orderTexts.payAgain}
      </Link>
    );
  }
  const goOn = async () => {
    try {
      // A mini-program opens no cashier: its own page pays, and opens this one again.
      if (getHost().can.paysOnHostPage) return void (await payOnHostPage(orderNo));
      const hasLeft = leaveToCashier(bodyOf(await api.payOrder({ orderNo, payChannel, returnUrl: '' })));
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
