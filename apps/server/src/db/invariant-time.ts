/** The business clock as the database has it: the Lab may have moved it. */
export const NOW = `coalesce(
  (select coalesce(frozen_at, clock_timestamp() + offset_ms * interval '1 millisecond') from business_clock where id = 1),
  clock_timestamp())`;

/** If something scheduled has not happened this long after its time, it was forgotten. */
export const GRACE_MS = 600_000;
export const GRACE = `interval '${GRACE_MS} milliseconds'`;
