import { createStore } from '../lib/store.ts';

const MOST_KEPT = 200;

/** One call that the page in the frame made. */
export interface PageCall {
  key: number;
  at: number;
  method: string;
  path: string;
  /** Query and body without secrets. */
  request: string;
  state: 'underway' | 'answered' | 'refused' | 'failed';
  /** The rest is known once the call has ended. */
  status?: number;
  code?: string;
  ms?: number;
  answer?: string;
  /** The Lab answered or refused it; the server was not asked. */
  byLab?: boolean;
}

/** Newest first. */
export const callLog = createStore<readonly PageCall[]>([]);

let made = 0;

export function noteCall(call: Pick<PageCall, 'method' | 'path' | 'request'>): number {
  made += 1;
  const entry: PageCall = { ...call, key: made, at: Date.now(), state: 'underway' };
  callLog.set([entry, ...callLog.get()].slice(0, MOST_KEPT));
  return made;
}

/** A call of a page that was left is in the list no more, and stays out of it. */
export function noteEnd(key: number, end: Partial<PageCall>): void {
  callLog.set(callLog.get().map((call) => (call.key === key ? { ...call, ...end } : call)));
}

export const clearCalls = (): void => callLog.set([]);
