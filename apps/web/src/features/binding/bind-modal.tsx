import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import type { BindModalProps } from './bind-dialog.tsx';

const loadDialog = () => import('./bind-dialog.tsx');

/** Binding by phone, over the page; fetched when first opened. */
export function BindModal(props: BindModalProps) {
  const Dialog = useLazyDialog(loadDialog, props);
  return Dialog ? <Dialog {...props} /> : null;
}
