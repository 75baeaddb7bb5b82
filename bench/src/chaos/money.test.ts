import { expect, it } from 'vitest';
import { createChance } from '../fuzz/chance.ts';
import { createFacts } from './known-facts.ts';
import { recordOrder } from './money.ts';
import type { Stage } from './stage.ts';
import { openVisit } from './visit.ts';

it('records one fact for an order that is returned again', () => {
  const facts = createFacts();
  const person = { phone: '13000000001', token: 'own' };
  const visit = openVisit({ facts } as Stage, person, createChance(1), 'union');
  const first = recordOrder(visit, { clientType: 'web', orderNo: '1' });
  const other = recordOrder(visit, { clientType: 'web', orderNo: '2' });
  const again = recordOrder(visit, { clientType: 'web', orderNo: '1' });
  again.paid = true;
  expect(first.paid).toBe(true);
  expect(other.paid).toBe(false);
  expect(facts.recorded).toEqual([
    { flow: 'union', fact: first },
    { flow: 'union', fact: other },
  ]);
});
