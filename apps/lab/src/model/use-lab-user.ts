import { useEffect, useState } from 'react';
import { notifyFailure } from '../lib/notice.ts';
import { useStore } from '../lib/store.ts';
import { type LabAddress, START } from './lab-address.ts';
import { madeUsers } from './made-users.ts';
import { tokenOfName } from './make-user.ts';
import { usePageToken } from './page-login.ts';
import { userName } from './user-name.ts';

/**
 * Keeps the user in the Lab's address equal to the logged-in one. The user of a link is created first;
 * returns whether that is done and the page can be loaded.
 */
export function useLabUser(
  { user, clientType }: LabAddress,
  adjust: (change: Partial<LabAddress>) => void,
  login: (token: string | null) => void,
): boolean {
  const [ready, setReady] = useState(user === START.user);
  const token = usePageToken();
  const made = useStore(madeUsers).find((one) => one.token !== null && one.token === token);
  const name = made ? userName(made) : START.user;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address the Lab was opened with brings a user.
  useEffect(() => {
    if (ready) return;
    tokenOfName(user, clientType)
      .then(login, notifyFailure)
      .finally(() => setReady(true));
  }, []);
  // Going back restores an earlier address with its user.
  useEffect(() => {
    if (ready && user !== name) adjust({ user: name });
  }, [ready, user, name, adjust]);
  return ready;
}
