import { createExternalStore } from './external-store.ts';

export interface Alert {
  title?: string;
  text: string;
  /** The likely button; without it the alert is only read and put away. */
  action?: AlertAction;
}

interface AlertAction {
  label: string;
  /** What it does. Nobody has to: a second, quiet button puts the alert away. */
  onPress?: () => void;
  /** Not to be done by a key that was pressed too often. */
  isRisky?: boolean;
  /** The words of the quiet button, where they are others; null where there is nothing to stay for. */
  quietLabel?: string | null;
}

export const alertStore = createExternalStore<Alert>();

/** Stops the reader with one message, or one question; a new one takes the place of the one before. */
export function showAlert(alert: Alert): void {
  alertStore.set(alert);
}
