import { commonTexts } from '@juban/contract/texts/common';
import { useCallback } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
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
  const { open, onClose } = props;
  const failed = useCallback(() => {
    onClose();
    showToast(commonTexts.networkFailed);
  }, [onClose]);
  const Dialog = useLazyComponent(loadDialog, open, failed);
  return Dialog ? <Dialog {...props} /> : null;
}
