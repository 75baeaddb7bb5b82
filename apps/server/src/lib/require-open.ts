import { CODE } from '@juban/contract/code-names';
import { type ActivityWindow, windowState } from '@juban/domain';
import { Refusal } from './refusal.ts';

const WINDOW_REFUSAL = { future: CODE.notInActivityTime, ended: CODE.activityEnded } as const;

/** Refuses before the window opens and from its end on. */
export function requireOpen(window: ActivityWindow, now: Date): void {
  const state = windowState(window, now);
  if (state !== 'open') throw new Refusal(WINDOW_REFUSAL[state]);
}
