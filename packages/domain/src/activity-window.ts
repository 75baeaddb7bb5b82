export const WINDOW_STATES = ['future', 'open', 'ended'] as const;
export type WindowState = (typeof WINDOW_STATES)[number];

export interface ActivityWindow {
  startsAt: Date;
  endsAt: Date;
}

/** Open from startsAt (included) to endsAt (excluded). */
export function windowState({ startsAt, endsAt }: ActivityWindow, now: Date): WindowState {
  if (now < startsAt) return 'future';
  return now < endsAt ? 'open' : 'ended';
}

/** The next moment at which the state changes; undefined once the window has ended. */
export function nextWindowChange(window: ActivityWindow, now: Date): Date | undefined {
  const next = { future: window.startsAt, open: window.endsAt, ended: undefined };
  return next[windowState(window, now)];
}
