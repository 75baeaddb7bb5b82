import type { ReactNode } from 'react';
import { useLazyDialog } from './use-lazy-dialog.ts';

export interface SheetProps {
  open: boolean;
  /** What was asked for is on its way and cannot be called back: for a while nothing closes it but its answer. */
  busy?: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Controls beside the close button. */
  actions?: ReactNode;
  children: ReactNode;
}

const loadSheet = () => import('./sheet-dialog.tsx');

/** A sheet from below; fetched when first opened. */
export function Sheet(props: SheetProps) {
  const Dialog = useLazyDialog(loadSheet, props);
  return Dialog ? <Dialog {...props} /> : null;
}
