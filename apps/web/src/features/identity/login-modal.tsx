import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import type { LoginModalProps } from './login-dialog.tsx';

const loadDialog = () => import('./login-dialog.tsx');

/** Login in a dialog; its code is loaded when first opened. */
export function LoginModal(props: LoginModalProps) {
  const Dialog = useLazyDialog(loadDialog, props);
  return Dialog ? <Dialog {...props} /> : null;
}
