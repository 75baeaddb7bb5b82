import type { SheetProps } from './sheet-dialog.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

const loadSheet = () => import('./sheet-dialog.tsx');

/** A bottom sheet; its code is loaded when first opened. */
export function Sheet(props: SheetProps) {
  const Dialog = useLazyDialog(loadSheet, props);
  return Dialog ? <Dialog {...props} /> : null;
}
