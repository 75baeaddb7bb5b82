import { ensureAccount, logIn, newPhone } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';

interface Registered {
  id: string;
  token: string;
}

/** Logs in with a code; the session survives any fault. */
export const register = flowOf<Registered>({
  name: 'register',
  weight: 2,
  async play(visit) {
    const { person, chance } = visit;
    const isNew = person.token === undefined && chance.happens(0.5);
    if (isNew && !(await ensureAccount(visit))) return;
    const who = isNew ? person : { phone: newPhone(visit, '18') };
    const entered =
      isNew && person.token ? { id: person.id ?? '', token: person.token } : await logIn(visit, who);
    if (entered) visit.record<Registered>(entered);
  },
  async check(stage, { id, token }) {
    const { code, data } = await askAgain(stage, 'getProfile', {}, { token });
    if (code !== '0000') return `the token of ${id} is not known: ${code}`;
    return data.user.id === id ? undefined : `the token of ${id} is ${data.user.id}'s`;
  },
});
