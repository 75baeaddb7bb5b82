import { ensureAccount, newPhone } from '../account.ts';
import { flowOf } from '../flow.ts';
import { buy, checkOrder, type OrderFact } from '../money.ts';
import { openVisit, type Visit } from '../visit.ts';

/** A user whose membership had expired and who was inactive for a while. */
function lapsedVisit({ stage, chance }: Visit): Visit {
  const waiting = stage.facts.people.filter(({ lapsed, token }) => lapsed && token !== undefined);
  const person = waiting.length > 0 && chance.happens(0.7) ? chance.pick(waiting) : undefined;
  if (person) return openVisit(stage, person, chance, 'come back');
  const fresh = { phone: newPhone({ chance }, '16'), lapsed: true };
  stage.facts.people.push(fresh);
  return openVisit(stage, fresh, chance, 'come back');
}

/** V power has decayed meanwhile; a new purchase writes the decay first. */
export const comeBack = flowOf<OrderFact>({
  name: 'come back',
  weight: 2,
  async play(visit) {
    const lapsed = lapsedVisit(visit);
    const isNew = lapsed.person.token === undefined;
    if (!(await ensureAccount(lapsed)) || isNew) return;
    await buy(lapsed);
  },
  check: checkOrder,
});
