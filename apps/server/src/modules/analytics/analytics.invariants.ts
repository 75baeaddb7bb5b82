import { EVENTS } from '@juban/contract/analytics/event-catalogue';
import type { Invariant } from '../../db/invariant.ts';

const PHONE_OR_TOKEN = `'(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)|[0-9a-z]{1,13}[.][A-Za-z0-9_-]{32}'`;

export const analyticsInvariants: readonly Invariant[] = [
  {
    name: 'an event is one of the catalogue and contains no phone and no token',
    promises: [21],
    query: `
      select event_key, event_id from analytics_events
      where event_id not in (${Object.keys(EVENTS).join(', ')}) or properties::text ~ ${PHONE_OR_TOKEN}`,
    counts: 'select count(*) as rows from analytics_events',
  },
];
