import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import type { BindModalProps } from './bind-dialog.tsx';

const loadDialog = () => import('./bind-dialog.tsx');

/** Binding by phone in a dialog; its code is loaded when first opened. */
export function BindModal(props: BindModalProps) {
  const Dialog = useLazyDialog(loadDialog, props);
  return Dialog ? <Dialog {...props} /> : null;
}
