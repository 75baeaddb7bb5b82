import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';

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
  const Dialog = useLazyDialog(loadDialog, props);
  return Dialog ? <Dialog {...props} /> : null;
}
