import { handoffTexts } from '@juban/contract/texts/handoff';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { useHost } from '../../platform/host/use-host.ts';
import { showAlert } from '../../ui/alert.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { HandoffOrder, HandoffSearch } from './handoff-data.ts';
import { readStep, rememberStep } from './handoff-visit.ts';
import { payHandoff } from './pay-handoff.ts';
import { scanInstead } from './scan-rule.ts';
import { useHandoffOrder } from './use-handoff-order.ts';

/** Confirmations that an address may request. */
const TIPS: ReadonlyMap<string, HandoffOrder['tip']> = new Map([
  ['1', 1],
  ['2', 2],
]);

/** State of the handoff page, from the scanned address to the paid order. */
export function useHandoff(search: HandoffSearch, wechatCode: string | undefined) {
  const { orderInfoMD5 = '', renew, tip: hint = '', payChannel } = search;
  const { wallet } = useHost().can;
  const [isConfirming, setIsConfirming] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => setHasLeft(readStep(orderInfoMD5) === 'left'), [orderInfoMD5]);
  const { lookup, retry } = useHandoffOrder(orderInfoMD5, isConfirming || hasLeft);
  const paying = useBusy();
  const code = useRef(wechatCode);
  const order = lookup.kind === 'found' ? lookup.order : undefined;
  const instead = scanInstead({
    wallet,
    payChannel,
    renews: renew === '1' || order?.renewable === true,
    taken: order?.payChannels,
  });

  const pay = () =>
    paying.run(async () => {
      if (!wallet) return;
      setIsAsked(false);
      rememberStep(orderInfoMD5, 'agreed');
      const used = code.current;
      code.current = undefined;
      const onLeave = () => rememberStep(orderInfoMD5, 'left');
      try {
        const outcome = await payHandoff({ orderInfoMD5, wallet, wechatCode: used, onLeave });
        if (outcome === 'paid') setIsConfirming(true);
        if (outcome === 'left') setHasLeft(true);
        if (outcome === 'failed') showAlert({ text: handoffTexts.payFailed });
      } catch (cause) {
        showAlert({ text: refusalText(cause, handoffTexts.payFailed) });
      }
    });

  // The server decides what must be confirmed; an address may add a confirmation, which is harmless.
  const tip = order?.tip || TIPS.get(hint);
  const begin = () => (tip ? setIsAsked(true) : void pay());
  useFirstStep(order, instead === undefined, orderInfoMD5, { hasCode: wechatCode !== undefined, begin, pay });

  return {
    lookup,
    instead,
    wallet,
    begin,
    pay,
    retry,
    isPaying: paying.busy,
    isConfirming,
    tip: isAsked ? tip : undefined,
    dismiss: () => setIsAsked(false),
  };
}

interface Ways {
  hasCode: boolean;
  begin: () => void;
  pay: () => Promise<void>;
}

/** Pays at once or asks for the confirmation; runs once, when the order is loaded. */
function useFirstStep(order: HandoffOrder | undefined, maysPay: boolean, handle: string, ways: Ways): void {
  const isDone = useRef(false);
  const latest = useRef(ways);
  latest.current = ways;
  const isReady = maysPay && order?.payStatus === 'WAIT';
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const { hasCode, begin, pay } = latest.current;
    const step = readStep(handle);
    // Back from WeChat's authorization: continue what was confirmed.
    if (hasCode && step !== undefined) void pay();
    else if (step !== 'left') begin();
  }, [isReady, handle]);
}
