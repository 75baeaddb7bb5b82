import { askAgain, askLab, withRetries } from './ask.ts';
import type { Stage } from './stage.ts';
import { CLIENT_TYPE } from './visit.ts';

const MAX_READERS = 3;

/** Moves the clock to the last gift draw; the server then draws by itself. */
export async function reachDraws(stage: Stage): Promise<void> {
  const times = Object.values(stage.demo.activityTimes).flatMap(({ drawTime }) => drawTime ?? []);
  const last = Math.max(...times);
  const { now } = await withRetries(() => askLab<{ now: number }>(stage, '/clock'));
  if (now < last) await withRetries(() => askLab(stage, '/clock', { now: last }));
}

/**
 * At the end, users with expired memberships read their V power, which writes the decay. In a short run no
 * other flow may do it.
 */
export async function playClosing(stage: Stage): Promise<void> {
  const lapsed = stage.facts.people.filter(({ lapsed, token }) => lapsed && token !== undefined);
  for (const { token = '' } of lapsed.slice(0, MAX_READERS)) {
    await askAgain(stage, 'listExperience', {}, { token, clientType: CLIENT_TYPE });
  }
}
