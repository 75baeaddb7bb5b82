import { createStore } from '../lib/store.ts';

const MOST_KEPT = 300;

/** One thing said between page and host. */
export interface LogEntry {
  key: number;
  at: number;
  /** From the page, from the host, or said by nobody where an answer was due. */
  way: 'out' | 'in' | 'none';
  method: string;
  /** One line of it. */
  line: string;
  /** All of it, as JSON; empty where there is no more than the line. */
  json: string;
  failed: boolean;
  /** From the call to this, in ms. */
  ms?: number;
  scripted?: boolean;
}

/** Newest last. */
export const bridgeLog = createStore<readonly LogEntry[]>([]);

let made = 0;

export function noteInLog(entry: Omit<LogEntry, 'key' | 'at'>): void {
  made += 1;
  bridgeLog.set([...bridgeLog.get(), { ...entry, key: made, at: Date.now() }].slice(-MOST_KEPT));
}

export const clearLog = (): void => bridgeLog.set([]);

const SHOWN_OF_TOKEN = 6;

/** The JSON of a value without the login in it: logs are copied and photographed. */
export function writeJson(value: unknown, token: string, space?: number): string {
  const json = JSON.stringify(value, null, space) ?? 'undefined';
  return token === '' ? json : json.replaceAll(token, `${token.slice(0, SHOWN_OF_TOKEN)}…`);
}
