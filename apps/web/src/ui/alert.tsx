import { useCallback } from 'react';
import { alertStore } from './alert-store.ts';
import { showToast } from './toast.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

export { showAlert } from './alert-store.ts';

const loadDialog = () => import('./alert-dialog.tsx');

/** Rendered once by the shell; the dialog's code is loaded with the first alert. */
export function AlertRegion() {
  const alert = alertStore.use();
  const sayItAnyway = useCallback(() => {
    const text = alertStore.get()?.text;
    alertStore.set(undefined);
    if (text) showToast(text);
  }, []);
  const Dialog = useLazyComponent(loadDialog, alert !== undefined, sayItAnyway);
  return Dialog ? <Dialog alert={alert} /> : null;
}
