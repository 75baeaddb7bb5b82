import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import type { BindWay } from './bind-way.ts';

export interface BindModalProps {
  open: boolean;
  title: string;
  /** What the phone is for, where the title does not say it. */
  lead?: string;
  way: BindWay;
  /** A second button beside the one that binds; without it a cross in the corner. */
  cancelLabel?: string;
  onClose: () => void;
}

const loadDialog = () => import('./bind-dialog.tsx');

/** Binding by phone, over the page; fetched when first opened. */
export function BindModal(props: BindModalProps) {
  const Dialog = useLazyDialog(loadDialog, props);
  return Dialog ? <Dialog {...props} /> : null;
}
