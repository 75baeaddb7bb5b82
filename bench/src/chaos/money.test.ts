import { expect, it } from 'vitest';
import { createChance } from '../fuzz/chance.ts';
import { createFacts } from './known-facts.ts';
import { tellOrder } from './money.ts';
import type { Stage } from './stage.ts';
import { openVisit } from './visit.ts';

it('keeps one fact of an order that is handed out again', () => {
  const facts = createFacts();
  const person = { phone: '13000000001', token: 'own' };
  const visit = openVisit({ facts } as Stage, person, createChance(1), 'union');
  const first = tellOrder(visit, { clientType: 'web', orderNo: '1' });
  const other = tellOrder(visit, { clientType: 'web', orderNo: '2' });
  const again = tellOrder(visit, { clientType: 'web', orderNo: '1' });
  again.paid = true;
  expect(first.paid).toBe(true);
  expect(other.paid).toBe(false);
  expect(facts.told).toEqual([
    { flow: 'union', fact: first },
    { flow: 'union', fact: other },
  ]);
});
