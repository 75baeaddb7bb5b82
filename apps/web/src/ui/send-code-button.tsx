import { classNames } from './class-names.ts';
import styles from './send-code-button.module.css';

interface SendCodeButtonProps {
  label: string;
  /** Shown instead of the label during a countdown; undefined when a code can be sent. */
  waitLabel: string | undefined;
  busy: boolean;
  onSend: () => void;
  /** Colours for the gold card. */
  onPass?: boolean;
}

/** The get-code button inside a field; disabled during countdown and sending. */
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
