import type { ReactNode } from 'react';
import { useLazyDialog } from './use-lazy-dialog.ts';

export interface DialogProps {
  open: boolean;
  /** What was asked for is on its way and cannot be called back: for a while nothing closes it but its answer. */
  busy?: boolean;
  onClose: () => void;
  title: string;
  /** The words or controls between title and actions. */
  children: ReactNode;
  /** One or two buttons, the likely one last; a form brings its own. */
  actions?: ReactNode;
  /** A cross in the corner, for dialogs that may be left without an answer. */
  closeLabel?: string;
  /**
   * A form reads from the left, under a larger title; check is a form with less padding at its sides; wide is for tables,
   * where the window has room.
   */
  dress?: 'question' | 'form' | 'check' | 'wide';
  /** Where the focus goes when it closes, where not back: what opened it may be gone. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

const loadDialog = () => import('./popup-dialog.tsx');

/** A question in the middle of the page; fetched when first opened. */
export function Dialog({ onFailed, ...props }: DialogProps & { onFailed?: () => void }) {
  const Popup = useLazyDialog(loadDialog, { ...props, onFailed });
  return Popup ? <Popup {...props} /> : null;
}
