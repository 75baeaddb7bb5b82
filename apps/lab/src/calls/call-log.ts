import { createStore } from '../lib/store.ts';

const MAX_STORED = 200;

/** A call made by the page in the frame. */
export interface PageCall {
  key: number;
  at: number;
  method: string;
  path: string;
  /** Query and body without secrets. */
  request: string;
  state: 'underway' | 'answered' | 'refused' | 'failed';
  /** Set when the call has ended. */
  status?: number;
  code?: string;
  ms?: number;
  answer?: string;
  /** The Lab answered or refused the call; the server was not called. */
  byLab?: boolean;
}

/** Newest first. */
export const callLog = createStore<readonly PageCall[]>([]);

let made = 0;

export function recordCall(call: Pick<PageCall, 'method' | 'path' | 'request'>): number {
  made += 1;
  const entry: PageCall = { ...call, key: made, at: Date.now(), state: 'underway' };
  callLog.set([entry, ...callLog.get()].slice(0, MAX_STORED));
  return made;
}

/** Ignored for a call of a previous page, which is not in the list any more. */
export function recordCallEnd(key: number, end: Partial<PageCall>): void {
  callLog.set(callLog.get().map((call) => (call.key === key ? { ...call, ...end } : call)));
}

export const clearCalls = (): void => callLog.set([]);
