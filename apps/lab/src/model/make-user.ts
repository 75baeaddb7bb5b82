import { labApi } from '../lib/lab-api.ts';
import { randomHandle } from '../lib/random-handle.ts';
import { addMadeUser, forgetMadeUser, type MadeUser, madeUsers } from './made-users.ts';
import { readUserName, VISITOR } from './user-name.ts';

/** Creates a user of a preset, in the brand of the client type, and stores it in this browser. */
export async function makeUser(preset: string, clientType: string): Promise<MadeUser> {
  const user = { ...(await labApi.makeUser(preset, clientType)), preset, key: randomHandle() };
  addMadeUser(user);
  return user;
}

/** The token of the user named in a link: the stored user, otherwise a new one of the same preset. */
export async function tokenOfName(name: string, clientType: string): Promise<string | null> {
  const wanted = readUserName(name);
  if (!wanted || wanted.preset === VISITOR) return null;
  const known = madeUsers.get().find(({ preset, id }) => preset === wanted.preset && id === wanted.id);
  if (known?.token && (await labApi.isLoggedIn(known.token))) return known.token;
  if (known) forgetMadeUser(known.key);
  return (await makeUser(wanted.preset, clientType)).token;
}
