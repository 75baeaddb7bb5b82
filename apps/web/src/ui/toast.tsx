import { createExternalStore } from './external-store.ts';
import styles from './toast.module.css';
import { openDialog, toastPlace } from './toast-place.ts';

interface Toast {
  text: string;
  /** Two equal texts in a row are still two toasts. */
  key: number;
}

const store = createExternalStore<Toast>();
let shown = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something small for a moment; the latest one takes the place of the one before. */
export function showToast(text: string, ms = 2000): void {
  clearTimeout(timer);
  shown += 1;
  store.set({ text, key: shown });
  timer = setTimeout(() => store.set(undefined), ms);
}

/** Stands once in the shell. Always in the page, because a live region that comes with its text is not read. */
export function ToastRegion() {
  const toast = store.use();
  // Only the browser has a toast to show.
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
