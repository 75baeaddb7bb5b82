import { commonTexts } from '@juban/contract/texts/common';
import { type ComponentType, useCallback, useEffect, useRef } from 'react';
import { hideToast, showToast } from './toast.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

interface LazyDialogState {
  open: boolean;
  onClose: () => void;
  /** Replaces closing the dialog and showing a toast. */
  onFailed?: (() => void) | undefined;
}

/**
 * A dialog's component, loaded when first opened. If loading fails it is closed, so that the next tap
 * retries.
 */
export function useLazyDialog<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { open, onClose, onFailed }: LazyDialogState,
): ComponentType<Props> | undefined {
  // A stable callback, because a new one would load again with every render.
  const latest = useRef(onClose);
  latest.current = onClose;
  const giveUp = useCallback(() => {
    latest.current();
    showToast(commonTexts.noConnection);
  }, []);
  useEffect(() => {
    if (open) hideToast();
  }, [open]);
  return useLazyComponent(load, open, onFailed ?? giveUp);
}
