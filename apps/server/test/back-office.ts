import { BRANDS } from '@juban/catalog';
import { createFlexibleLimits } from '../src/adapters/limits/flexible-limits.ts';
import { createContent, openFoundation } from '../src/composition.ts';
import { readConfig } from '../src/config.ts';
import { createSecrets } from '../src/lib/secrets.ts';
import { createAccountService } from '../src/modules/identity/account.service.ts';
import { createSmsCodeService } from '../src/modules/identity/sms-code.service.ts';
import { createMedalService } from '../src/modules/membership/medal.service.ts';
import { createMembershipService } from '../src/modules/membership/membership.service.ts';

const PACK = 'demo';
const ANDROID = { brand: 'yujian', clientType: 'Android' };

export interface BackOffice {
  /** A code for a claim as the carrier would deliver it: production's own carrier is unreachable here. */
  sendCode(phone: string, channel: string): Promise<string>;
  /** A logged-in user. */
  openAccount(phone: string): Promise<string>;
  phoneIndex(phone: string): string;
  close(): Promise<void>;
}

/**
 * What people do outside the product, through its own services on the same database; creates the tables and
 * the content.
 */
export async function openBackOffice(env: Readonly<Record<string, string>>): Promise<BackOffice> {
  const foundation = await openFoundation(readConfig(env, 'production'));
  const content = createContent(foundation);
  if (!(await content.isApplied(PACK))) await content.apply(PACK);
  const { clock, config, database } = foundation;
  const secrets = createSecrets(config.secretKey);
  const rateLimits = await createFlexibleLimits({ redisUrl: undefined, widenForLoopback: true });
  const base = { db: database.db, clock, secrets, rateLimits };
  const delivered = new Map<string, string>();
  const codes = createSmsCodeService({
    ...base,
    sms: {
      send: async ({ phone, code }) => void delivered.set(phone, code),
      notify: async () => {},
    },
  });
  const membership = createMembershipService(base);
  const accounts = createAccountService({ ...base, membership, medals: createMedalService(base) });
  let sent = 0;
  return {
    async sendCode(phone, channel) {
      sent += 1;
      const address = `127.1.${Math.floor(sent / 250) % 250}.${(sent % 250) + 1}`;
      const caller = {
        brand: BRANDS.yujian,
        address,
        deviceId: undefined,
        requesterCookie: undefined,
        issuedCookie: undefined,
      };
      await codes.sendCode({ phone, purpose: 'claim', scope: channel }, caller);
      return delivered.get(phone) ?? '';
    },
    openAccount: (phone) =>
      database.db.transaction(async (tx) => {
        const id = await accounts.accountOf(tx, await accounts.holdPhone(tx, phone), ANDROID);
        return accounts.openSession(tx, id, { ...ANDROID, device: 'android' });
      }),
    phoneIndex: (phone) => secrets.index('phone', phone),
    close: async () => {
      rateLimits.close();
      await foundation.close();
    },
  };
}
