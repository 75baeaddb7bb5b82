import type { Db } from '../../db/database.ts';
import type { Delivery } from '../../platform/topic.ts';
import { type PartnerGateway, PartnerRefused, PartnerUnavailable } from '../../ports/partner-gateway.ts';
import type { AccountService } from '../identity/account.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import {
  grantKeyOf,
  grantMessages,
  type PartnerGrant,
  partnerGrantTopic,
} from './partner-grant.repository.ts';

export interface PartnerGrantDeps {
  outbox: Pick<OutboxService, 'put' | 'withdraw' | 'revive' | 'clausesFrom' | 'isDelivered'>;
  partners: Pick<PartnerGateway, 'grant'>;
  accounts: Pick<AccountService, 'readProfile'>;
}

export type PartnerGrantService = ReturnType<typeof createPartnerGrantService>;

/**
 * Memberships that partners owe our users: written with their cause, and requested until the partner has granted them.
 */
export function createPartnerGrantService({ outbox, partners, accounts }: PartnerGrantDeps) {
  /** The phone is read at delivery, so that no message contains it. Without one the account's number is used. */
  async function accountOf(grant: PartnerGrant): Promise<string> {
    if ('account' in grant) return grant.account;
    const { mobile } = await accounts.readProfile(grant.userId);
    return mobile || String(grant.userId);
  }

  const delivery: Delivery<PartnerGrant> = {
    async deliver(grant, key) {
      const { partner, days, product } = grant;
      await partners.grant(partner, { account: await accountOf(grant), days, product }, key);
    },
    // The user has paid for it, so it is retried through any outage.
    keepsTrying: (error) => !(error instanceof PartnerRefused),
    isOutage: (error) => error instanceof PartnerUnavailable,
  };

  return {
    delivery,

    /** Joins the caller's transaction; once per cause, repeats are ignored. */
    put: (tx: Db, cause: string, grant: PartnerGrant): Promise<void> =>
      outbox.put(tx, partnerGrantTopic, grantKeyOf(cause), grant),

    /** Joins the caller's transaction. False if the partner has granted it, or is being asked now. */
    withdraw: (tx: Db, cause: string): Promise<boolean> => outbox.withdraw(tx, grantKeyOf(cause)),

    /** The grant is requested after all. */
    restore: (tx: Db, cause: string): Promise<boolean> => outbox.revive(grantKeyOf(cause), tx),

    /**
     * For a statement of another module: queues the rows of its clause (cause, partner, account, days, product, at).
     */
    clausesFrom: (clause: string): string => outbox.clausesFrom(`${clause}_queued`, grantMessages(clause)),

    async statusOf(cause: string): Promise<'none' | 'onTheWay' | 'arrived'> {
      const isDelivered = await outbox.isDelivered(grantKeyOf(cause));
      if (isDelivered === undefined) return 'none';
      return isDelivered ? 'arrived' : 'onTheWay';
    },
  };
}
