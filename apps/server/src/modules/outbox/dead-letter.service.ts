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
import { countDead, listDeadPage, lockDead, writeRevived } from './dead-letter.repository.ts';

const PAGE = 50;

export type DeadLetterService = ReturnType<typeof createDeadLetterService>;

/** Messages that were given up and need a person. */
export function createDeadLetterService({ db, clock }: { db: Db; clock: Clock }) {
  /** Delivered again with its whole schedule. */
  const revive: ActOf<'reviveDeadLetter'> = {
    call: 'reviveDeadLetter',
    async run(tx, { deadKey }) {
      const message = await lockDead(tx, deadKey);
      if (!message) throw new Refusal(CODE.conflict, { msg: consoleTexts.notDead });
      await writeRevived(tx, message.id, clock.businessNow());
      const before = `已放弃：${withoutPhones(message.lastError ?? '')}`;
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
      topic,
      after,
    }: ConsoleRequest<'listDeadLetters'>): Promise<ConsoleOutput<'listDeadLetters'>> {
      const key = readPageKey(after);
      const start = key && { at: key.at, id: Number(key.id) };
      const rows = await listDeadPage(db, { topic, after: start, most: PAGE });
      const last = rows.at(-1);
      return {
        messages: rows.map(({ key, topic, attempts, deadAt, lastError }) => ({
          key,
          topic,
          attempts,
          deadTime: deadAt?.getTime() ?? 0,
          error: withoutPhones(lastError ?? ''),
        })),
        next: rows.length === PAGE && last?.deadAt ? writePageKey(last.deadAt, String(last.id)) : null,
      };
    },

    count: () => countDead(db),
  };
}
