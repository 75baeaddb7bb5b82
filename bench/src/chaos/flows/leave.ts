import { ensureAccount, newPhone, readCode } from '../account.ts';
import { flowOf } from '../flow.ts';
import { openVisit } from '../visit.ts';

/** Deletes an account after its cool-off period; no other flow uses this account. */
export const leave = flowOf({
  name: 'leave',
  weight: 1,
  async play({ stage, chance }) {
    const visit = openVisit(stage, { phone: newPhone({ chance }, '14') }, chance, 'leave');
    if (!(await ensureAccount(visit))) return;
    await visit.tryTo('clockIn', {});
    if (!(await visit.tryTo('sendDeletionCode', {}))) return;
    const code = await readCode(visit, visit.person.phone);
    await visit.tryTo('askDeletion', { understood: true, code });
    if (chance.happens(0.2)) await visit.tryTo('withdrawDeletion', {});
  },
  check: async () => undefined,
});
