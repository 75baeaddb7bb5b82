import { randomUUID } from 'node:crypto';
import { flowOf } from '../flow.ts';

const PAGE_SHOWN = 22_000;

/** Analytics events during all other flows; a repeated event is stored once. */
export const events = flowOf({
  name: 'events',
  weight: 1,
  async play(visit) {
    const event = {
      id: PAGE_SHOWN,
      at: Date.now(),
      eventKey: randomUUID(),
      properties: { path: '/vip' },
    } as const;
    await visit.tryTo('recordEvents', { events: [event] });
    if (visit.chance.happens(0.5)) await visit.tryTo('recordEvents', { events: [event] });
  },
  check: async () => undefined,
});
