import type { CallOutput, Code } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import {
  PUNCH_ELIGIBILITY,
  type PunchEligibility,
  punchDay,
  punchEligibility,
  punchEnd,
  punchReward,
  shanghaiDay,
} from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Account } from '../identity/account.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import {
  insertMark,
  insertRun,
  listMarks,
  type PunchMark,
  readDeviceOwner,
  readRun,
  takeDevice,
} from './punch.repository.ts';

/** An old account and a used device get the same message, which does not reveal other users. */
const REFUSALS: Readonly<Record<Exclude<PunchEligibility, 'open'>, Code>> = {
  notNew: CODE.notNewUser,
  knownDevice: CODE.notNewUser,
  over: CODE.punchOver,
};
const MARKED_ALREADY = CODE.punchedAlready;

export interface PunchDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  membership: Pick<MembershipService, 'hold' | 'grantDays'>;
}

export type PunchService = ReturnType<typeof createPunchService>;
type Participant = Pick<Account, 'id' | 'registeredAt' | 'phoneSealed'>;

/** Seven days of check-ins for a new account on a new device, each for days of VIP. */
export function createPunchService({ db, clock, secrets, membership }: PunchDeps) {
  /** What can be used by one account for ever: the device, and the phone, which outlives a deleted account. */
  const indexesOf = ({ phoneSealed }: Participant, smId: string | undefined): string[] => [
    ...(smId ? [secrets.index('device', smId)] : []),
    ...(phoneSealed ? [secrets.index('punch phone', secrets.open(phoneSealed))] : []),
  ];

  async function isKnownDevice(who: Participant, smId: string | undefined): Promise<boolean> {
    const owners = await Promise.all(indexesOf(who, smId).map((index) => readDeviceOwner(db, index)));
    return owners.some((owner) => owner !== undefined && owner !== who.id);
  }

  /** True if another account has used any of it. */
  async function takeAll(tx: Db, who: Participant, smId: string, firstSeenAt: Date): Promise<boolean> {
    let isKnown = false;
    for (const deviceIndex of indexesOf(who, smId)) {
      const owner = await takeDevice(tx, { deviceIndex, userId: who.id, firstSeenAt });
      isKnown ||= owner !== who.id;
    }
    return isKnown;
  }

  return {
    async listRecords(who: Participant, smId: string | undefined): Promise<CallOutput<'listPunches'>> {
      const { id: userId, registeredAt } = who;
      const [marks, known] = await Promise.all([listMarks(db, userId), isKnownDevice(who, smId)]);
      const now = clock.businessNow();
      const firstMark = marks[0]?.markedAt;
      const standing = { registeredAt, firstMark, isKnownDevice: known };
      return {
        records: marks.map((mark) => toRecord(mark)),
        markCurDay: marks.some(({ dayNum }) => dayNum === punchDay(firstMark, now)),
        userId: String(userId),
        rewardDays: marks.reduce((sum, { days }) => sum + days, 0),
        canMark: PUNCH_ELIGIBILITY[punchEligibility(standing, now)],
        curTime: now.getTime(),
        endTime: punchEnd(standing).getTime(),
      };
    },

    mark: (who: Participant, smId: string): Promise<CallOutput<'markPunch'>> =>
      db.transaction(async (tx) => {
        const { id: userId, registeredAt } = who;
        const { now } = await membership.hold(tx, userId);
        const run = await readRun(tx, userId);
        const isKnown = await takeAll(tx, who, smId, now);
        const standing = { registeredAt, firstMark: run?.startedAt, isKnownDevice: isKnown };
        const eligibility = punchEligibility(standing, now);
        if (eligibility !== 'open') throw new Refusal(REFUSALS[eligibility]);
        const dayNum = punchDay(run?.startedAt, now);
        // A clock that was set back to before the first day: whatever day it shows is past.
        if (dayNum < 1) throw new Refusal(MARKED_ALREADY);
        const firstDay = run?.firstDay ?? shanghaiDay(now);
        if (!run) await insertRun(tx, { userId, firstDay, startedAt: now, registeredAt });
        const days = punchReward(dayNum);
        const isFirst = await insertMark(tx, { userId, dayNum, firstDay, markedAt: now, days });
        if (!isFirst) throw new Refusal(MARKED_ALREADY);
        const grant = { userId, days, cause: `punch:${dayNum}`, source: 'punch', at: now };
        const end = await membership.grantDays(tx, grant);
        return { dayNum, rewardDays: days, expiredTime: end?.getTime() ?? null };
      }),
  };
}

function toRecord({ markedAt, dayNum, userId }: PunchMark) {
  return { markTime: markedAt.getTime(), dayNum, userId: String(userId) };
}
