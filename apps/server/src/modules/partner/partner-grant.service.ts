import { z } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { type PartnerGateway, PartnerRefused } from '../../ports/partner-gateway.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import { grantKeyOf, grantMessages, PARTNER_GRANT_TOPIC } from './partner-grant.repository.ts';

const payload = z.object({
  partner: z.string(),
  account: z.string(),
  days: z.int(),
  product: z.string(),
});

/** Days of a partner's membership to one of its accounts. */
export type PartnerGrant = z.output<typeof payload>;

export interface PartnerGrantDeps {
  outbox: OutboxService;
  partners: Pick<PartnerGateway, 'grant'>;
}

export type PartnerGrantService = ReturnType<typeof createPartnerGrantService>;

/** Memberships that partners owe our users: written with their cause, and asked for until the partner has given them. */
export function createPartnerGrantService({ outbox, partners }: PartnerGrantDeps) {
  outbox.onTopic(
    PARTNER_GRANT_TOPIC,
    async (message, key) => {
      const { partner, ...grant } = z.parse(payload, message);
      await partners.grant(partner, grant, key);
    },
    // Money was taken for it: an outage may last as long as it likes.
    { keepsTrying: (error) => !(error instanceof PartnerRefused) },
  );

  return {
    /** Joins the caller's transaction; once a cause, whatever is asked for under it again. */
    put: (tx: Db, cause: string, grant: PartnerGrant): Promise<void> =>
      outbox.put(tx, PARTNER_GRANT_TOPIC, grantKeyOf(cause), grant),

    /** For a statement of another module: queues the rows of its clause (cause, partner, account, days, product, at). */
    clausesFrom: (clause: string): string => outbox.clausesFrom(`${clause}_queued`, grantMessages(clause)),

    async statusOf(cause: string): Promise<'none' | 'onTheWay' | 'arrived'> {
      const isDelivered = await outbox.isDelivered(grantKeyOf(cause));
      if (isDelivered === undefined) return 'none';
      return isDelivered ? 'arrived' : 'onTheWay';
    },
  };
}
