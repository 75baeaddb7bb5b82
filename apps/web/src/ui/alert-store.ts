import { createExternalStore } from './external-store.ts';

export interface Alert {
  title?: string;
  text: string;
  /** The one button; without it the alert is only read and put away. */
  action?: { label: string; onPress?: () => void };
}

export const alertStore = createExternalStore<Alert>();

/** Stops the reader with one message and one button; a new one takes the place of the one before. */
export function showAlert(alert: Alert): void {
  alertStore.set(alert);
}
