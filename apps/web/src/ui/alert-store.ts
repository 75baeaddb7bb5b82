import { createExternalStore } from './external-store.ts';

export interface Alert {
  title?: string;
  text: string;
  /** The likely button; without it the alert can only be closed. */
  action?: AlertAction;
}

interface AlertAction {
  label: string;
  /** Adds a second, quiet button that closes the alert. */
  onPress?: () => void;
  /** Must not be confirmed by an accidental key press. */
  isRisky?: boolean;
  /** Text of the quiet button; null hides it. */
  quietLabel?: string | null;
}

export const alertStore = createExternalStore<Alert>();

/** Shows one message or question in a dialog, replacing the previous one. */
export function showAlert(alert: Alert): void {
  alertStore.set(alert);
}
