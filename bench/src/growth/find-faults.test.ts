import { describe, expect, it } from 'vitest';
import type { Explained, PlanNode } from './explained.ts';
import { findLargeScans, findMissingIndexes } from './find-faults.ts';

const FACTS = {
  ofUsers: new Set(['orders', 'gift_claims']),
  large: new Set(['orders', 'users']),
  partialIndexes: new Set(['payments_due']),
};
const plan = (...nodes: PlanNode[]): Explained[] => [{ statement: 'select 1', nodes }];

describe('plans', () => {
  it.each<[string, PlanNode, number]>([
    ['a large table from end to end', { 'Node Type': 'Seq Scan', 'Relation Name': 'orders' }, 1],
    ['a small one', { 'Node Type': 'Seq Scan', 'Relation Name': 'packages' }, 0],
    [
      'a large one by a key',
      { 'Node Type': 'Index Scan', 'Relation Name': 'orders', 'Index Cond': '(user_id = 1)' },
      0,
    ],
    ['all of an index', { 'Node Type': 'Index Only Scan', 'Relation Name': 'orders', 'Index Name': 'i' }, 1],
    [
      'all of an index of what is due',
      { 'Node Type': 'Index Scan', 'Relation Name': 'orders', 'Index Name': 'payments_due' },
      0,
    ],
  ])('that read %s are found', (_what, node, faults) => {
    expect(findLargeScans(plan({ 'Node Type': 'Limit' }, node), FACTS)).toHaveLength(faults);
  });

  it('without an index on a users table are found even while it is empty', () => {
    const scan = { 'Node Type': 'Seq Scan', 'Relation Name': 'gift_claims' };
    expect(findMissingIndexes(plan(scan), FACTS)).toEqual(['Seq Scan gift_claims in: select 1']);
    expect(findLargeScans(plan(scan), FACTS)).toEqual([]);
  });
});
