import { classNames } from './class-names.ts';
import styles from './send-code-button.module.css';

interface SendCodeButtonProps {
  label: string;
  /** Shown instead of the label while a countdown runs; undefined when a code may be sent. */
  waitLabel: string | undefined;
  busy: boolean;
  onSend: () => void;
  /** Ink for the gold pass instead of the page's. */
  onPass?: boolean;
}

/** The get-code link at the end of a field: takes no tap while it counts or works. */
export function SendCodeButton({ label, waitLabel, busy, onSend, onPass = false }: SendCodeButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, onPass && styles.onPass)}
      disabled={waitLabel !== undefined}
      data-waits={waitLabel !== undefined || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onSend}
    >
      {waitLabel ?? label}
    </button>
  );
}
