import type { Invariant } from '../../db/invariant.ts';

export const auditInvariants: readonly Invariant[] = [
  {
    name: 'an approved proposal has run once, by another person than its proposer',
    promises: [],
    query: `
      select p.id, count(a.id) as entries from staff_approvals p
      left join staff_actions a on a.approval_id = p.id and a.call = p.call
      where p.state = 'approved'
      group by p.id, p.proposer_id
      having count(a.id) <> 1 or bool_or(a.staff_id is not distinct from p.proposer_id)`,
    counts: `select count(*) as rows from staff_approvals where state = 'approved'`,
  },
  {
    name: 'sealed entries of the audit log are numbered without a gap',
    promises: [],
    query: `
      select s.seal_no, count(n.number) as entries from staff_action_seals s
      left join staff_action_numbers n on n.seal_no = s.seal_no and n.number between s.first_number and s.last_number
      group by s.seal_no having count(n.number) <> s.last_number - s.first_number + 1`,
    counts: 'select count(*) as rows from staff_action_seals',
  },
];
