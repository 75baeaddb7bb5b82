import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ActOf, Performer } from '../audit/act.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { LimitService } from '../audit/limit.service.ts';
import type { UserBrandsService } from '../orders/user-brands.service.ts';
import type { AccountService } from './account.service.ts';

export interface UserActsDeps {
  db: Db;
  accounts: Pick<AccountService, 'find' | 'phoneOf' | 'endAllSessions'>;
  userBrands: UserBrandsService;
  limits: Pick<LimitService, 'useReveal'>;
  audit: Pick<AuditService, 'write'>;
}

export type UserActsService = ReturnType<typeof createUserActsService>;

/** What staff do with an account itself. */
export function createUserActsService({ db, accounts, userBrands, limits, audit }: UserActsDeps) {
  const endSessions: ActOf<'endUserSessions'> = {
    call: 'endUserSessions',
    async run(tx, { id }) {
      const userId = Number(id);
      const account = (await lockUser(tx, userId)) ? await accounts.find(tx, userId) : undefined;
      if (!account) throw new Refusal(CODE.notFound);
      const ended = await accounts.endAllSessions(tx, userId);
      const changes = [{ what: '登录中的设备', before: `${ended} 台`, after: '0 台' }];
      return { target: `user:${userId}`, userId, brand: account.brand, changes };
    },
  };

  return {
    endSessions,

    /** The entry is written before the phone leaves, in the same transaction as the count. */
    async revealPhone(
      { id, reason, ticket }: { id: string; reason: string; ticket: string },
      { by, scope }: Performer,
    ): Promise<{ mobile: string }> {
      const userId = Number(id);
      return db.transaction(async (tx) => {
        const account = await accounts.find(tx, userId);
        if (!account || !(await userBrands.isVisible(tx, account, scope))) throw new Refusal(CODE.notFound);
        await limits.useReveal(tx, { staffId: by.staffId, userId });
        const target = `user:${userId}`;
        await audit.write(tx, { by, call: 'revealPhone', target, userId, reason, ticket });
        return { mobile: accounts.phoneOf(account) };
      });
    },
  };
}
