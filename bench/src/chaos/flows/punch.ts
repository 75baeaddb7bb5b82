import { ensureAccount } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';

interface Marked {
  token: string;
  dayNum: number;
}

/** Daily check-in of a new user, on a separate device. */
export const punch = flowOf<Marked>({
  name: 'punch',
  weight: 2,
  async play(visit) {
    const { person } = visit;
    if (!(await ensureAccount(visit))) return;
    const marked = await visit.tryTo('markPunch', { smId: `device-${person.phone}` });
    if (marked) visit.record<Marked>({ token: person.token ?? '', dayNum: marked.data.dayNum });
  },
  async check(stage, { token, dayNum }) {
    const { data } = await askAgain(stage, 'listPunches', {}, { token });
    return data?.records.some((record) => record.dayNum === dayNum)
      ? undefined
      : `the mark of day ${dayNum} was acknowledged and is gone`;
  },
});
