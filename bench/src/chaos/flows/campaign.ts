import { ensureAccount } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';

interface Played {
  token: string;
  /** Missions whose reward was claimed. */
  missions: number[];
  giftCode?: string;
}

const MISSIONS = [1, 3, 4, 8, 9] as const;

/** The game reports progress, missions give draws and days once, and draws match the seed. */
export const campaign = flowOf<Played>({
  name: 'campaign',
  weight: 4,
  async play(visit) {
    const { chance, person } = visit;
    if (!(await ensureAccount(visit))) return;
    const fact: Played = { token: person.token ?? '', missions: [] };
    for (const activityId of MISSIONS) {
      if (chance.happens(0.3)) continue;
      await visit.lab('/campaign/progress', { userId: person.id, activityId }).catch(() => {});
      const given = await visit.tryTo('receiveMission', { activityId });
      if (!given) continue;
      fact.missions.push(activityId);
      if (given.data.giftCode) fact.giftCode = given.data.giftCode;
      if (fact.missions.length === 1) visit.record(fact);
    }
    const requests = 1 + chance.int(3);
    await Promise.all(Array.from({ length: requests }, () => visit.tryTo('drawPrize', {})));
  },
  async check(stage, { token, missions, giftCode }) {
    const { code, data } = await askAgain(stage, 'getCampaignUser', {}, { token });
    if (code !== 200) return `the campaign cannot be read: ${code}`;
    const isReceived = (id: number) => data.activityList.find(({ activityId }) => activityId === id)?.receive;
    const lost = missions.filter((id) => !isReceived(id));
    if (lost.length > 0) return `missions ${lost.join(', ')} were received and are not`;
    return giftCode && data.giftCode !== giftCode
      ? `the gift code ${giftCode} is ${data.giftCode}`
      : undefined;
  },
});
