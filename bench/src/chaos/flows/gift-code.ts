import { ensureAccount } from '../account.ts';
import { askSandbox, countAnswer, withRetries } from '../ask.ts';
import { flowOf } from '../flow.ts';
import type { Stage } from '../stage.ts';

interface Used {
  code: string;
  requestId: string;
}

interface CodeAnswer {
  code: string;
  data: { outcome?: string; state?: string } | null;
}

const SHARE_MISSION = 9;
const MAX_REQUESTS = 3;

/** The game's maker checks or uses a code with a signed call, which may arrive twice. */
async function askCode(stage: Stage, act: 'check' | 'use', { code, requestId }: Used): Promise<CodeAnswer[]> {
  const sent = await askSandbox<{ answers: Array<{ httpStatus: number; answer: string }> }>(
    stage,
    'game-partner/control/send',
    {
      partner: 'thunder',
      event: `codes/${act}`,
      key: requestId,
      to: stage.url,
      deliver: act === 'use' ? 'twice' : 'once',
      facts: { activity: 'shandian', code, player: `player-of-${code}` },
    },
  );
  return sent.answers.map(({ httpStatus, answer }) => {
    if (httpStatus >= 500) throw new Error(`the server answered ${httpStatus}`);
    return JSON.parse(answer) as CodeAnswer;
  });
}

/** A player gets a code by sharing, and several requests try to use it at the same time. */
export const giftCode = flowOf<Used>({
  name: 'gift code',
  weight: 2,
  async play(visit) {
    const { chance, stage } = visit;
    if (!(await ensureAccount(visit))) return;
    await visit.tryTo('receiveMission', { activityId: SHARE_MISSION });
    const code = (await visit.tryTo('getCampaignUser', {}))?.data.giftCode;
    if (!code) return;
    const wishes = Array.from({ length: 1 + chance.int(MAX_REQUESTS) }, (_unused, turn) => ({
      code,
      requestId: `use-${turn}-of-${code}`,
    }));
    const tries = await Promise.allSettled(wishes.map((wish) => askCode(stage, 'use', wish)));
    const users = tries.flatMap((tried, turn) => {
      const answers = tried.status === 'fulfilled' ? tried.value : [];
      for (const answer of answers) countAnswer(stage, 'gift code', answer);
      return answers.some(({ data }) => data?.outcome) ? (wishes[turn] ?? []) : [];
    });
    if (users.length > 1) visit.violation(`the code ${code} was used by ${users.length} requests`);
    const [user] = users;
    if (user) visit.record<Used>(user);
  },
  async check(stage, used) {
    const [state] = await withRetries(() =>
      askCode(stage, 'check', { ...used, requestId: `check-${used.code}` }),
    );
    if (state?.data?.state !== 'used') return `the code ${used.code} was used and is ${state?.data?.state}`;
    const again = await withRetries(() => askCode(stage, 'use', used));
    const outcomes = again.map(({ data }) => data?.outcome);
    return outcomes.every((outcome) => outcome === 'repeated')
      ? undefined
      : `the use of ${used.code} was acknowledged, and asked for again it is ${outcomes}`;
  },
});
