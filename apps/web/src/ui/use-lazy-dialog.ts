import { commonTexts } from '@juban/contract/texts/common';
import { type ComponentType, useCallback, useRef } from 'react';
import { showToast } from './toast.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

interface LazyDialogState {
  open: boolean;
  onClose: () => void;
  /** Where more is to be done than to close it and to say so. */
  onFailed?: (() => void) | undefined;
}

/** What draws a dialog, fetched when first opened. One that cannot be had is closed, so that the next tap tries anew. */
export function useLazyDialog<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { open, onClose, onFailed }: LazyDialogState,
): ComponentType<Props> | undefined {
  // One callback whatever the page passes: another one would fetch again with every render.
  const latest = useRef(onClose);
  latest.current = onClose;
  const giveUp = useCallback(() => {
    latest.current();
    showToast(commonTexts.noConnection);
  }, []);
  return useLazyComponent(load, open, onFailed ?? giveUp);
}
