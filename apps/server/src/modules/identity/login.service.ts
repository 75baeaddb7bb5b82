import type { ClientType } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import type { Db } from '../../db/database.ts';
import { originOf } from '../../plugins/caller.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { AccountService } from './account.service.ts';
import type { DeviceNoticeService } from './device-notice.service.ts';
import type { RiskService } from './risk.service.ts';
import type { SmsCodeService } from './sms-code.service.ts';

export type LoginService = ReturnType<typeof createLoginService>;

/** Login by phone: a code is sent, a code is used, a session opens. */
export function createLoginService(deps: {
  db: Db;
  accounts: AccountService;
  codes: SmsCodeService;
  risk: RiskService;
  deviceNotices: DeviceNoticeService;
  /** A login is consent to the documents that the login page names. */
  agreements: { consent(tx: Db, userId: number, client: ClientType): Promise<void> };
}) {
  const { db, accounts, codes, risk, deviceNotices, agreements } = deps;
  return {
    async sendLoginCode(phone: string, rid: string | undefined, context: RequestContext): Promise<null> {
      await risk.admitSend(phone, rid, context.address);
      await codes.sendCode({ phone, purpose: 'login' }, context);
      return null;
    },

    async login(phone: string, code: string, context: RequestContext): Promise<CallOutput<'login'>> {
      const codeId = await codes.checkCode({ phone, purpose: 'login' }, code, context);
      const registration = { brand: context.brand.id, clientType: context.clientType.id };
      const { token, userId } = await db.transaction(async (tx) => {
        // The phone first, like the erasure of an account.
        const held = await accounts.holdPhone(tx, phone);
        await codes.useCode(tx, codeId);
        const { requester, isKnown } = await codes.rememberRequester(tx, held.phoneIndex, context);
        const id = await accounts.accountOf(tx, held, registration);
        await agreements.consent(tx, id, context.clientType);
        const origin = originOf(context);
        const isNewAccount = held.userId === null;
        if (!isNewAccount && !isKnown) await deviceNotices.notifyOwner(tx, id, requester, origin);
        return { userId: id, token: await accounts.openSession(tx, id, origin) };
      });
      return { token, user: await accounts.readProfile(userId) };
    },

    /** Proves a phone; for a logged-in user the proof is stored, for one reward. */
    async verifyPhone(phone: string, code: string, context: RequestContext): Promise<null> {
      const codeId = await codes.checkCode({ phone, purpose: 'verify' }, code, context);
      await db.transaction(async (tx) => {
        await codes.useCode(tx, codeId);
        if (context.userId) await accounts.provePhone(tx, { userId: Number(context.userId), phone, codeId });
      });
      return null;
    },
  };
}
