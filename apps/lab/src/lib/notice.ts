import { createStore } from './store.ts';

const SHOWN_MS = 2_000;
const FAILURE_SHOWN_MS = 5_000;

export interface Notice {
  text: string;
  failed: boolean;
}

export const notices = createStore<Notice | undefined>(undefined);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a moment; the next one replaces it. */
export function notify(text: string, failed = false): void {
  clearTimeout(timer);
  notices.set({ text, failed });
  timer = setTimeout(() => notices.set(undefined), failed ? FAILURE_SHOWN_MS : SHOWN_MS);
}

export function notifyFailure(error: unknown): void {
  notify(error instanceof Error ? error.message : String(error), true);
}
