import type { Invariant } from '../../db/invariant.ts';

export const navigationInvariants: readonly Invariant[] = [
  {
    name: 'every drama of a navigation topic is in the library',
    promises: [],
    query: `
      select n.navigation_id, part ->> 'dramaId' as drama_id
      from navigations n cross join lateral jsonb_array_elements(n.sections) part
      where part ->> 'dramaId' is not null
        and not exists (select 1 from dramas d where d.drama_id = part ->> 'dramaId')`,
    counts: 'select coalesce(sum(jsonb_array_length(sections)), 0) as rows from navigations',
  },
];
