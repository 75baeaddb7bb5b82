import { commonTexts } from '@juban/contract/texts/common';
import { type ComponentType, useCallback, useRef } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import { goesOnByItself } from './checkout-machine.ts';
import type { Checkout } from './use-checkout.ts';

type OwnCheckout = Pick<Checkout, 'state' | 'send'>;

/**
 * What draws the sheets and dialogs. Where it cannot be had, a state that waits for the reader is left, so that the
 * next tap begins anew; an order that is under way goes on, and each of its states asks again.
 */
export function usePopups<Props>(
  { state: { kind }, send }: OwnCheckout,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const losses = useRef(0);
  const lose = useCallback(() => {
    if (goesOnByItself(kind)) return;
    send({ type: 'closed' });
    showToast(commonTexts.noConnection);
    losses.current += 1;
    if (losses.current > 1) void beginAnew();
  }, [kind, send]);
  return useLazyComponent(load, kind !== 'idle', lose);
}

/** Browsers may remember for as long as a page lives that a module did not come: then a fresh page alone gets it. */
async function beginAnew(): Promise<void> {
  const { location } = window;
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
