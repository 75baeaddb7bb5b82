import { ensureAccount } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';

interface Reserved {
  token: string;
}

/** Reserves a game, once per user. */
export const reservation = flowOf<Reserved>({
  name: 'reservation',
  weight: 1,
  async play(visit) {
    if (!(await ensureAccount(visit))) return;
    if (await visit.tryTo('reserveGame', {})) visit.record<Reserved>({ token: visit.person.token ?? '' });
  },
  async check(stage, { token }) {
    const { code, data } = await askAgain(stage, 'getReserveStatus', {}, { token });
    // Not checked after the period.
    if (code !== '0000') return undefined;
    return data.status === 1 ? undefined : 'a reservation was acknowledged and is gone';
  },
});
