import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { MedalService } from '../membership/medal.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { Exchange } from './mall.repository.ts';

export interface ExchangeGrantDeps {
  membership: Pick<MembershipService, 'grantDays'>;
  medals: Pick<MedalService, 'grant'>;
}

/** Grants what was exchanged, in the caller's transaction, from that time on. */
export function createExchangeGrant({ membership, medals }: ExchangeGrantDeps) {
  return async (tx: Db, exchange: Exchange, at = exchange.at): Promise<void> => {
    const { userId, exchangeNo, name, cover, days, medal } = exchange;
    const cause = `exchange:${exchangeNo}`;
    if (days !== null) await membership.grantDays(tx, { userId, cause, source: 'exchange', at, days });
    if (medal === null) return;
    const isNew = await medals.grant(tx, { userId, medal, name, imgUrl: cover, cause, grantedAt: at });
    if (!isNew) throw new Refusal(CODE.ownedAlready);
  };
}
