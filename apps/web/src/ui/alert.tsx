import { useCallback } from 'react';
import { alertStore } from './alert-store.ts';
import { showToast } from './toast.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

export { showAlert } from './alert-store.ts';

const loadDialog = () => import('./alert-dialog.tsx');

interface AlertRegionProps {
  /** Label of the button where an alert names none. */
  dismissLabel: string;
}

/** Stands once in the shell; the dialog itself is fetched with the first alert. */
export function AlertRegion({ dismissLabel }: AlertRegionProps) {
  const alert = alertStore.use();
  const sayItAnyway = useCallback(() => {
    const text = alertStore.get()?.text;
    alertStore.set(undefined);
    if (text) showToast(text);
  }, []);
  const Dialog = useLazyComponent(loadDialog, alert !== undefined, sayItAnyway);
  return Dialog ? <Dialog alert={alert} dismissLabel={dismissLabel} /> : null;
}
