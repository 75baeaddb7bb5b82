import { createStore } from '../lib/store.ts';

const STORED_AS = 'juban-lab-users';
const MAX_STORED = 30;

/** A user created here; a visitor has only a phone, without id and token. */
export interface MadeUser {
  key: string;
  preset: string;
  id: string | null;
  token: string | null;
  mobile: string;
}

function isMadeUser(value: unknown): value is MadeUser {
  const user = value as Partial<MadeUser> | null;
  const texts = [user?.key, user?.preset, user?.mobile];
  const maybe = [user?.id, user?.token];
  return (
    texts.every((text) => typeof text === 'string') &&
    maybe.every((text) => text === null || typeof text === 'string')
  );
}

/** Users stored in this browser; invalid entries are ignored. */
export function readMadeUsers(stored: string | null): MadeUser[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isMadeUser) : [];
  } catch {
    return [];
  }
}

export const madeUsers = createStore<readonly MadeUser[]>(
  readMadeUsers(globalThis.localStorage?.getItem(STORED_AS) ?? null),
);

function keep(users: readonly MadeUser[]): void {
  madeUsers.set(users);
  localStorage.setItem(STORED_AS, JSON.stringify(users));
}

export const addMadeUser = (user: MadeUser): void => keep([user, ...madeUsers.get()].slice(0, MAX_STORED));

export const forgetMadeUser = (key: string): void => keep(madeUsers.get().filter((user) => user.key !== key));

export const forgetMadeUsers = (): void => keep([]);
