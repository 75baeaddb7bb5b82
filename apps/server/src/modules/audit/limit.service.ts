import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { consoleTexts } from '@juban/contract/console/texts';
import { DAY_MS, shanghaiMidnight } from '@juban/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ActOf } from './act.service.ts';
import {
  insertUse,
  type LimitKind,
  listLimitRows,
  sumUsesOfStaff,
  sumUsesOnUser,
  writeLimit,
} from './limit.repository.ts';

const WINDOW_MS = 30 * DAY_MS;

const LIMITS = {
  'refund-fen-order': { label: '单笔订单退款', unit: '分' },
  'refund-fen-day': { label: '每人每天退款', unit: '分' },
  'grant-days': { label: '单次补发天数', unit: '天' },
  'grant-points': { label: '单次补发积分', unit: '分' },
  'grant-v-power': { label: '单次补发 V力值', unit: '点' },
  'grants-in-30-days': { label: '同一用户 30 天内补发总量', unit: '倍单次' },
  'reveals-day': { label: '每人每天查看手机号', unit: '次' },
} as const;
type LimitId = keyof typeof LIMITS;

const isLimitId = (id: string): id is LimitId => Object.hasOwn(LIMITS, id);

/** What a member of staff uses up of a limit. */
export interface Use {
  staffId: number;
  userId: number;
  kind: LimitKind;
  amount: number;
}

export type LimitService = ReturnType<typeof createLimitService>;

/** How much staff may do without a second person. */
export function createLimitService({ db, clock }: { db: Db; clock: Clock }) {
  async function readAll(from: Db): Promise<Record<LimitId, { value: number; most: number }>> {
    const rows = await listLimitRows(from);
    const found = rows.filter(({ id }) => isLimitId(id)).map(({ id, value, most }) => [id, { value, most }]);
    return Object.fromEntries(found) as Record<LimitId, { value: number; most: number }>;
  }

  /** Serialises what counts against the limits of one person; entries of the audit log may refer to them meanwhile. */
  const lockUses = (tx: Db, staffId: number) =>
    tx.execute(sql`select id from staff where id = ${staffId} for no key update`);

  const use = async (tx: Db, given: Use): Promise<void> => insertUse(tx, { ...given, at: clock.realNow() });

  return {
    /** Counts a refund; returns whether it is within the limits. */
    async useRefund(tx: Db, given: Omit<Use, 'kind'>): Promise<boolean> {
      await lockUses(tx, given.staffId);
      const limits = await readAll(tx);
      const today = shanghaiMidnight(clock.realNow());
      const { sum } = await sumUsesOfStaff(tx, given.staffId, 'refund', today);
      await use(tx, { ...given, kind: 'refund' });
      return (
        given.amount <= limits['refund-fen-order'].value &&
        sum + given.amount <= limits['refund-fen-day'].value
      );
    },

    /** Counts a grant; returns whether it is within the limits. The user's row is locked. */
    async useGrant(tx: Db, given: Use & { kind: 'days' | 'points' | 'v-power' }): Promise<boolean> {
      const limits = await readAll(tx);
      const { value } = limits[`grant-${given.kind}`];
      const since = new Date(clock.realNow().getTime() - WINDOW_MS);
      const { sum } = await sumUsesOnUser(tx, given.userId, given.kind, since);
      await use(tx, given);
      return given.amount <= value && sum + given.amount <= value * limits['grants-in-30-days'].value;
    },

    /** Counts a reveal of a phone, or refuses it. */
    async useReveal(tx: Db, given: Pick<Use, 'staffId' | 'userId'>): Promise<void> {
      await lockUses(tx, given.staffId);
      const limits = await readAll(tx);
      const today = shanghaiMidnight(clock.realNow());
      const { times } = await sumUsesOfStaff(tx, given.staffId, 'reveal', today);
      if (times >= limits['reveals-day'].value) throw new Refusal(CODE.revealsUsedUp);
      await use(tx, { ...given, kind: 'reveal', amount: 1 });
    },

    async list(): Promise<ConsoleOutput<'listLimits'>> {
      const rows = await readAll(db);
      return Object.entries(LIMITS).map(([id, { label, unit }]) => ({
        id,
        label,
        unit,
        ...rows[id as LimitId],
      }));
    },

    /** Always needs a second person. */
    change: {
      call: 'changeLimit',
      approval: 'limits.approve',
      async run(tx, { id, value }, { isApproved }) {
        if (!isLimitId(id)) throw new Refusal(CODE.notFound);
        const before = (await readAll(tx))[id];
        if (value > before.most) throw new Refusal(CODE.badRequest, { msg: consoleTexts.limitTooHigh });
        await writeLimit(tx, id, value);
        const { label, unit } = LIMITS[id];
        const change = { what: label, before: `${before.value} ${unit}`, after: `${value} ${unit}` };
        return {
          target: `limit:${id}`,
          userId: null,
          brand: '*',
          changes: [change],
          needsApproval: !isApproved,
        };
      },
    } satisfies ActOf<'changeLimit'>,
  };
}
