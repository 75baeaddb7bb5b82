import { commonTexts } from '@juban/contract/texts/common';
import { type ComponentType, useCallback, useRef } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import { goesOnByItself } from './checkout-machine.ts';
import type { Checkout } from './use-checkout.ts';

type OwnCheckout = Pick<Checkout, 'state' | 'send'>;

/**
 * The component of the sheets and dialogs. If it fails to load, a state that waits for the user is left so
 * that the next tap starts again; an order in progress continues, and each of its states retries.
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

/** A browser may remember a failed module for the lifetime of the page, so only a reload helps. */
async function beginAnew(): Promise<void> {
  const { location } = window;
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
