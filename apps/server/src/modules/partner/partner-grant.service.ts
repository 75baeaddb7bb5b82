import { z } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { type PartnerGateway, PartnerRefused, PartnerUnavailable } from '../../ports/partner-gateway.ts';
import type { AccountService } from '../identity/account.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import { grantKeyOf, grantMessages, PARTNER_GRANT_TOPIC } from './partner-grant.repository.ts';

const what = { partner: z.string(), days: z.int(), product: z.string() };

/** To an account of the partner; older messages name a user: the account of their phone. */
const payload = z.union([z.object({ ...what, account: z.string() }), z.object({ ...what, userId: z.int() })]);

/** Days of a partner's membership to one of its accounts. */
export type PartnerGrant = z.output<typeof payload>;

export interface PartnerGrantDeps {
  outbox: OutboxService;
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

  outbox.onTopic(
    PARTNER_GRANT_TOPIC,
    async (message, key) => {
      const grant = z.parse(payload, message);
      const { partner, days, product } = grant;
      await partners.grant(partner, { account: await accountOf(grant), days, product }, key);
    },
    // The user has paid for it, so it is retried through any outage.
    {
      keepsTrying: (error) => !(error instanceof PartnerRefused),
      isOutage: (error) => error instanceof PartnerUnavailable,
    },
  );

  return {
    /** Joins the caller's transaction; once per cause, repeats are ignored. */
    put: (tx: Db, cause: string, grant: PartnerGrant): Promise<void> =>
      outbox.put(tx, PARTNER_GRANT_TOPIC, grantKeyOf(cause), grant),

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
