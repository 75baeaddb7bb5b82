import type { ReactNode } from 'react';
import { useLazyComponent } from './use-lazy-component.ts';

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

/** A sheet from below; fetched when first opened. Where it cannot be had, onFailed says so. */
export function Sheet({ onFailed, ...props }: SheetProps & { onFailed: () => void }) {
  const Dialog = useLazyComponent(loadSheet, props.open, onFailed);
  return Dialog ? <Dialog {...props} /> : null;
}
