import { isLoginRefusal } from '../platform/session/is-login-refusal.ts';

/**
 * What a page knows of its reader. `unknown` is shown as a skeleton, `failed` as a line with a retry button, and only
 * `guest`, somebody without a valid token, may be shown what a visitor reads.
 */
export type ReaderState<Data> = { kind: 'unknown' } | { kind: 'guest' } | FailedState | KnownState<Data>;

interface FailedState {
  kind: 'failed';
  cause: unknown;
}

interface KnownState<Data> {
  kind: 'known';
  data: Data;
}

export const UNKNOWN = { kind: 'unknown' } as const;
export const GUEST = { kind: 'guest' } as const;
export const knownState = <Data>(data: Data): KnownState<Data> => ({ kind: 'known', data });

/** A refused login is the only failure that makes a guest of the reader. */
export const failedState = (cause: unknown): typeof GUEST | FailedState =>
  isLoginRefusal(cause) ? GUEST : { kind: 'failed', cause };

/** Undefined while the data is not there, whatever the reason: for what needs it and is not shown without it. */
export function dataOf<Data>(state: ReaderState<Data>): Data | undefined {
  return state.kind === 'known' ? state.data : undefined;
}

/** The same reader, with the data as the page wants it. */
export function mapKnown<From, To>(state: ReaderState<From>, change: (data: From) => To): ReaderState<To> {
  return state.kind === 'known' ? knownState(change(state.data)) : state;
}

interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
}

/** From a login and a query of one's own data; what was loaded before stays when a later try fails. */
export function readerStateOf<Data>(
  who: 'unknown' | 'guest' | 'user',
  { data, error }: Answer<Data>,
): ReaderState<Data> {
  if (who === 'unknown') return UNKNOWN;
  if (who === 'guest' || isLoginRefusal(error)) return GUEST;
  if (data !== undefined) return knownState(data);
  return error ? failedState(error) : UNKNOWN;
}
