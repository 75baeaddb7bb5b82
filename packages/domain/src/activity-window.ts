export const WINDOW_STATES = ['future', 'open', 'ended'] as const;
export type WindowState = (typeof WINDOW_STATES)[number];

export interface ActivityWindow {
  startsAt: Date;
  endsAt: Date;
}

/** Open from the first ms of startsAt up to, not including, endsAt. */
export function windowState({ startsAt, endsAt }: ActivityWindow, now: Date): WindowState {
  if (now < startsAt) return 'future';
  return now < endsAt ? 'open' : 'ended';
}

/** When the state changes next, or undefined once it never will again. */
export function nextWindowChange(window: ActivityWindow, now: Date): Date | undefined {
  const next = { future: window.startsAt, open: window.endsAt, ended: undefined };
  return next[windowState(window, now)];
}
