import { ensureAccount } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';

interface Reserved {
  token: string;
}

/** A game is reserved, once a user. */
export const reservation = flowOf<Reserved>({
  name: 'reservation',
  weight: 1,
  async play(visit) {
    if (!(await ensureAccount(visit))) return;
    if (await visit.tryTo('reserveGame', {})) visit.tell<Reserved>({ token: visit.person.token ?? '' });
  },
  async check(stage, { token }) {
    const { code, data } = await askAgain(stage, 'getReserveStatus', {}, { token });
    // After the period nothing is asked about any more.
    if (code !== '0000') return undefined;
    return data.status === 1 ? undefined : 'a reservation was acknowledged and is gone';
  },
});
