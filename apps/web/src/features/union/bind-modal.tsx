import { commonTexts } from '@juban/contract/texts/common';
import { useCallback } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import type { UnionType } from './union-data.ts';

export interface BindModalProps {
  open: boolean;
  type: UnionType;
  partnerName: string;
  onClose: () => void;
  onBound: () => void;
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
