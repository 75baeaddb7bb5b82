import { askAgain, askLab, patiently } from './ask.ts';
import type { Stage } from './stage.ts';
import { CLIENT_TYPE } from './visit.ts';

const MOST_WHO_LOOK = 3;

/** The clock goes to the moment of the last draw of gifts; the server then draws by itself. */
export async function reachDraws(stage: Stage): Promise<void> {
  const times = Object.values(stage.demo.activityTimes).flatMap(({ drawTime }) => drawTime ?? []);
  const last = Math.max(...times);
  const { now } = await patiently(() => askLab<{ now: number }>(stage, '/clock'));
  if (now < last) await patiently(() => askLab(stage, '/clock', { now: last }));
}

/**
 * After the last fault some whose membership had ended look at their V power: what has fallen is written when they do,
 * and in a short run nobody may have come back before.
 */
export async function playClosing(stage: Stage): Promise<void> {
  const lapsed = stage.facts.people.filter(({ lapsed, token }) => lapsed && token !== undefined);
  for (const { token = '' } of lapsed.slice(0, MOST_WHO_LOOK)) {
    await askAgain(stage, 'listExperience', {}, { token, clientType: CLIENT_TYPE });
  }
}
