import type { Invariant } from '../../db/invariant.ts';

export const dramaInvariants: readonly Invariant[] = [
  {
    name: 'every drama of a playlist is in the library, and is listed there once',
    promises: [],
    query: `
      select a.album_id, item ->> 'dramaId' as drama_id
      from albums a cross join lateral jsonb_array_elements(a.items) item
      left join dramas d on d.drama_id = item ->> 'dramaId'
      group by 1, 2 having count(d.drama_id) <> 1`,
    counts: 'select coalesce(sum(jsonb_array_length(items)), 0) as rows from albums',
  },
];
