import type { DialogProps } from './popup-dialog.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

const loadDialog = () => import('./popup-dialog.tsx');

/** A question in a dialog; its code is loaded when first opened. */
export function Dialog({ onFailed, ...props }: DialogProps & { onFailed?: () => void }) {
  const Popup = useLazyDialog(loadDialog, { ...props, onFailed });
  return Popup ? <Popup {...props} /> : null;
}
