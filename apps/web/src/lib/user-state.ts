import { isLoginRefusal } from '../platform/session/is-login-refusal.ts';

/**
 * What a page knows about its user. `unknown` is shown as a skeleton, `failed` with a retry button; only
 * `guest`, without a valid token, may be shown visitor content.
 */
export type UserState<Data> = { kind: 'unknown' } | { kind: 'guest' } | FailedState | KnownState<Data>;

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

/** A refused login is the only failure that means a guest. */
export const failedState = (cause: unknown): typeof GUEST | FailedState =>
  isLoginRefusal(cause) ? GUEST : { kind: 'failed', cause };

/** The data, or undefined for whatever reason it is missing. */
export function dataOf<Data>(state: UserState<Data>): Data | undefined {
  return state.kind === 'known' ? state.data : undefined;
}

/** The same state with converted data. */
export function mapKnown<From, To>(state: UserState<From>, change: (data: From) => To): UserState<To> {
  return state.kind === 'known' ? knownState(change(state.data)) : state;
}

interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
}

/** Combines the login state with a query of the user's data; loaded data stays when a reload fails. */
export function userStateOf<Data>(
  who: 'unknown' | 'guest' | 'user',
  { data, error }: Answer<Data>,
): UserState<Data> {
  if (who === 'unknown') return UNKNOWN;
  if (who === 'guest' || isLoginRefusal(error)) return GUEST;
  if (data !== undefined) return knownState(data);
  return error ? failedState(error) : UNKNOWN;
}
