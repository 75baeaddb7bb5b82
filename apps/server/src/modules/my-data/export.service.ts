import type { CallOutput } from '@juban/contract';
import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { UserTables } from '../../platform/user-tables.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import type { Account } from '../identity/account.service.ts';
import type { CodeCaller } from '../identity/sms-code.service.ts';
import { UPLOAD_PATH } from '../upload/upload.service.ts';
import { findPhoneIndex, listHoldings, readHolding } from './holdings.repository.ts';
import { createOwnerCode, type OwnerCodeDeps } from './owner-code.service.ts';

/** Columns that protect the account or index its rows; they say nothing about its owner. */
const GUARDS = /_(hash|hmac|index)$|^idempotency_key$|^fingerprint$/;
const SEALED = /^(.+)_sealed$/;
/** Several sealed values in one object. */
const OBJECT = /^{/;
/** The field name of phones in answers, which are sealed in transit. */
const PHONE = 'mobile';

export interface ExportDeps extends OwnerCodeDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
  userTables: UserTables;
}

export type ExportService = ReturnType<typeof createExportService>;

/** All data about a user, read from the database's own list of tables. */
export function createExportService(deps: ExportDeps) {
  const { db, clock, secrets, rateLimits, userTables } = deps;
  const ownerCode = createOwnerCode(deps, 'export');

  /** Sealed values are opened for their owner; values that identify other people are left out. */
  function clean(table: string, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const isOwn = (name: string) => !GUARDS.test(name) && !(name in (userTables[table]?.notExported ?? {}));
    const fields = Object.entries(row).filter(([name]) => isOwn(name));
    return Object.fromEntries(fields.map(([name, value]) => open(name, value)));
  }

  /** A picture is too large for a text, so its address replaces it. */
  function withAddress(row: Record<string, unknown>): Record<string, unknown> {
    return 'file_key' in row ? { ...row, address: `${UPLOAD_PATH}/${row.file_key}` } : row;
  }

  function open(name: string, value: unknown): [string, unknown] {
    const [, bare] = SEALED.exec(name) ?? [];
    if (bare === undefined) return [name, value];
    const opened = value ? secrets.open(String(value)) : value;
    const facts = OBJECT.test(String(opened)) ? JSON.parse(String(opened)) : opened;
    return [bare === 'phone' ? PHONE : bare, facts];
  }

  return {
    sendCode: async (account: Account, caller: CodeCaller): Promise<void> => ownerCode.send(account, caller),

    /** The code is used before anything is read: if several callers have it, one of them gets the records. */
    async exportAll(account: Account, code: string, caller: CodeCaller): Promise<CallOutput<'exportMyData'>> {
      const { id: userId } = account;
      const codeId = await ownerCode.check(account, code, caller);
      await refuseOver(rateLimits, 'exportsByUser', String(userId));
      await db.transaction((tx) => ownerCode.use(tx, codeId));
      const records = await db.transaction(
        async (tx) => {
          const owner = { userId, phoneIndex: await findPhoneIndex(tx, userId) };
          const held: Record<string, Record<string, unknown>[]> = {};
          for (const holding of await listHoldings(tx)) {
            const rows = await readHolding(tx, holding, owner);
            if (rows.length > 0)
              held[holding.table] = rows.map((row) => withAddress(clean(holding.table, row)));
          }
          return held;
        },
        // One snapshot for all tables.
        { isolationLevel: 'repeatable read' },
      );
      return { madeTime: clock.businessNow().getTime(), userId: String(userId), records };
    },
  };
}
