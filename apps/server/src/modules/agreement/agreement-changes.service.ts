import type { Caller } from '@juban/catalog/shelves';
import type { CallOutput } from '@juban/contract';
import { diffBlocks } from '@juban/domain/text-diff';
import type { Db } from '../../db/database.ts';
import { blocksOfHtml } from '../../lib/blocks-of-html.ts';
import { sanitiseHtml } from '../../lib/sanitise-html.ts';
import type { Clock } from '../../ports/clock.ts';
import type { OutstandingOrdersService } from '../orders/outstanding-orders.service.ts';
import { findConsent, findVersion } from './agreement.repository.ts';
import type { AgreementService } from './agreement.service.ts';

export interface AgreementChangesDeps {
  db: Db;
  clock: Clock;
  agreements: Pick<AgreementService, 'findCurrent'>;
  outstandingOrders: Pick<OutstandingOrdersService, 'agreedTo'>;
}

export type AgreementChangesService = ReturnType<typeof createAgreementChangesService>;

/** What changed in a document since a user agreed to it: by logging in, or by an order that froze it. */
export function createAgreementChangesService(deps: AgreementChangesDeps) {
  const { db, clock, agreements, outstandingOrders } = deps;

  async function lastAgreed(userId: number, key: string) {
    const [byLogin, byOrder] = await Promise.all([
      findConsent(db, userId, key),
      outstandingOrders.agreedTo(userId, key),
    ]);
    if (!byLogin || !byOrder) return byLogin ?? byOrder;
    return byLogin.at > byOrder.at ? byLogin : byOrder;
  }

  return {
    async getChanges(
      name: string,
      caller: Caller,
      userId: number,
    ): Promise<CallOutput<'getAgreementChanges'>> {
      const current = await agreements.findCurrent(name, caller, clock.businessNow());
      const agreed = await lastAgreed(userId, current.key);
      if (!agreed || agreed.version === current.version) return null;
      const before = await findVersion(db, current.key, agreed.version);
      if (!before) return null;
      const [old, fresh] = [before, current].map(({ html }) => blocksOfHtml(sanitiseHtml(html)));
      return {
        agreedVersion: agreed.version,
        agreedTime: agreed.at.getTime(),
        version: current.version,
        blocks: diffBlocks(old ?? [], fresh ?? []),
      };
    },
  };
}
