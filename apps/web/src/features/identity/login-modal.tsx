import { commonTexts } from '@juban/contract/texts/common';
import { useCallback } from 'react';
import { showToast } from '../../ui/toast.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';

export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** The token is kept by then; the page shows itself to its user anew. */
  onLoggedIn: () => void;
  /** What the login is for, in place of the usual words. */
  title?: string;
}

const loadDialog = () => import('./login-dialog.tsx');

/** Login over the page it is wanted on; fetched when first opened. */
export function LoginModal(props: LoginModalProps) {
  const { open, onClose } = props;
  const failed = useCallback(() => {
    onClose();
    showToast(commonTexts.networkFailed);
  }, [onClose]);
  const Dialog = useLazyComponent(loadDialog, open, failed);
  return Dialog ? <Dialog {...props} /> : null;
}
