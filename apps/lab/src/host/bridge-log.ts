import { createStore } from '../lib/store.ts';

const MOST_KEPT = 300;

/** One message between page and host. */
export interface LogEntry {
  key: number;
  at: number;
  /** From the page, from the host, or a missing answer. */
  way: 'out' | 'in' | 'none';
  method: string;
  /** One-line summary. */
  line: string;
  /** Complete message as JSON; empty if the line shows everything. */
  json: string;
  failed: boolean;
  /** Time since the call, in ms. */
  ms?: number;
  scripted?: boolean;
}

/** Newest last. */
export const bridgeLog = createStore<readonly LogEntry[]>([]);

let made = 0;

export function addLogEntry(entry: Omit<LogEntry, 'key' | 'at'>): void {
  made += 1;
  bridgeLog.set([...bridgeLog.get(), { ...entry, key: made, at: Date.now() }].slice(-MOST_KEPT));
}

export const clearLog = (): void => bridgeLog.set([]);

const SHOWN_OF_TOKEN = 6;

/** A value as JSON without the login token, because logs are copied and photographed. */
export function writeJson(value: unknown, token: string, space?: number): string {
  const json = JSON.stringify(value, null, space) ?? 'undefined';
  return token === '' ? json : json.replaceAll(token, `${token.slice(0, SHOWN_OF_TOKEN)}…`);
}
