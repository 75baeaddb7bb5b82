import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import { consoleTexts } from '@juban/contract/console/texts';
import type { Db } from '../../db/database.ts';
import { readPageKey, writePageKey } from '../../db/page-key.ts';
import { Refusal } from '../../lib/refusal.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ActOf } from '../audit/act.service.ts';
import { ALL_BRANDS } from '../staff/staff-identity.service.ts';
import { countDead, listFailedPage, lockFailed, writeRevived } from './dead-letter.repository.ts';

const PAGE = 50;

export type DeadLetterService = ReturnType<typeof createDeadLetterService>;

/** Messages that failed: given up, so that a person is needed, or tried again later. */
export function createDeadLetterService({ db, clock }: { db: Db; clock: Clock }) {
  /** Delivered again with its whole schedule. */
  const revive: ActOf<'reviveDeadLetter'> = {
    call: 'reviveDeadLetter',
    async run(tx, { deadKey }) {
      const message = await lockFailed(tx, deadKey);
      if (!message) throw new Refusal(CODE.conflict, { msg: consoleTexts.notDead });
      await writeRevived(tx, message.id, clock.businessNow());
      const state = message.deadAt === null ? '等待重试' : '已放弃';
      const before = `${state}：${withoutPhones(message.lastError ?? '')}`;
      return {
        target: `message:${deadKey}`,
        userId: null,
        brand: ALL_BRANDS,
        changes: [{ what: message.topic, before, after: '立即重投' }],
      };
    },
  };

  return {
    revive,

    async list({
      state,
      topic,
      after,
    }: ConsoleRequest<'listDeadLetters'>): Promise<ConsoleOutput<'listDeadLetters'>> {
      const key = readPageKey(after);
      const start = key && { at: key.at, id: Number(key.id) };
      const rows = await listFailedPage(db, { state, topic, after: start, most: PAGE });
      const last = rows.at(-1);
      const lastTime = last && failTimeOf(last);
      return {
        messages: rows.map((row) => ({
          key: row.key,
          topic: row.topic,
          attempts: row.attempts,
          failTime: failTimeOf(row)?.getTime() ?? 0,
          dueTime: row.deadAt === null ? row.dueAt.getTime() : null,
          error: withoutPhones(row.lastError ?? ''),
        })),
        next: rows.length === PAGE && lastTime ? writePageKey(lastTime, String(last.id)) : null,
      };
    },

    count: () => countDead(db),
  };
}

const failTimeOf = ({ deadAt, failedAt }: { deadAt: Date | null; failedAt: Date | null }) =>
  deadAt ?? failedAt;
