import { type ConsoleCallName, consoleCalls } from '@juban/contract/console/console-calls';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { useSuspenseQuery } from '@tanstack/react-query';
import { readOf } from './reads.ts';

export type Me = ConsoleOutput<'getMe'>;

export const meQuery = { ...readOf('getMe', {}), staleTime: 30_000, refetchInterval: 60_000 };

/** Who is signed in; only inside the shell, which loads it first. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data;

/** Whether a member of staff with these permissions may use a call, as the contract says. */
export function mayCall(name: ConsoleCallName, permissions: readonly string[]): boolean {
  const { permission } = consoleCalls[name];
  if (permission === 'anyone' || permission === 'staff') return true;
  const accepted: readonly string[] = typeof permission === 'string' ? [permission] : permission;
  return accepted.some((one) => permissions.includes(one));
}

/** Tells whether the person who is signed in may use a call. */
export function useMay(): (name: ConsoleCallName) => boolean {
  const { permissions } = useMe();
  return (name) => mayCall(name, permissions);
}
