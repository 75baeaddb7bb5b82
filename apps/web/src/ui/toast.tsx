import { createExternalStore } from './external-store.ts';
import styles from './toast.module.css';
import { openDialog, toastPlace } from './toast-place.ts';

interface Toast {
  text: string;
  /** Two equal texts in a row are two toasts. */
  key: number;
}

const store = createExternalStore<Toast>();
let shown = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short message briefly, replacing the previous one. */
export function showToast(text: string, ms = 2000): void {
  clearTimeout(timer);
  shown += 1;
  store.set({ text, key: shown });
  timer = setTimeout(() => store.set(undefined), ms);
}

/** Removes the current toast: what opens now must not be covered by it. */
export function hideToast(): void {
  clearTimeout(timer);
  if (store.get()) store.set(undefined);
}

/**
 * Rendered once by the shell. Always in the page, because screen readers ignore a live region that is added
 * with its text.
 */
export function ToastRegion() {
  const toast = store.use();
  // There are no toasts on the server.
  const top = toast && toastPlace(openDialog(), window.innerHeight);
  return (
    <div role="status" aria-live="polite" className={styles.region} style={{ top }}>
      {toast && (
        <p key={toast.key} className={styles.toast}>
          {toast.text}
        </p>
      )}
    </div>
  );
}
