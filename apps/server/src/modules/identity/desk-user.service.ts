import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import { maskPhone, SESSION_IDLE_MS } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { readKey, writeKey } from '../../db/keyset.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import { type BrandScope, brandsOf, isInScope } from '../staff/staff-identity.service.ts';
import {
  type DeskUserRow,
  findDeskUser,
  findOwnerOfPhone,
  listSealedPhones,
  listUserPage,
} from './desk-user.repository.ts';
import { listSessions } from './session.repository.ts';

const PAGE = 50;

type Row = ConsoleOutput<'listUsers'>['users'][number];

export interface DeskUserDeps {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'open' | 'index'>;
  membership: Pick<MembershipService, 'readStanding'>;
}

export type DeskUserService = ReturnType<typeof createDeskUserService>;

/** Users whom a member of staff sees; their phones leave the server masked. */
export function createDeskUserService({ db, clock, secrets, membership }: DeskUserDeps) {
  const masked = (phoneSealed: string | null): string =>
    phoneSealed ? maskPhone(secrets.open(phoneSealed)) : '';

  async function rowOf(user: DeskUserRow): Promise<Row> {
    const { id, nickName, phoneSealed, brand, clientType, registeredMs } = user;
    const { expiresAt, level } = await membership.readStanding(id);
    return {
      id: String(id),
      nickName: withoutSecrets(nickName),
      mobile: masked(phoneSealed),
      brand,
      clientType,
      registerTime: registeredMs,
      expireTime: expiresAt?.getTime() ?? null,
      level,
    };
  }

  return {
    async list(
      { from, until, after, brand }: ConsoleRequest<'listUsers'>,
      scope: BrandScope,
    ): Promise<ConsoleOutput<'listUsers'>> {
      const filter = {
        brands: brandsOf(scope),
        brand,
        from: from === undefined ? undefined : new Date(from),
        until: until === undefined ? undefined : new Date(until),
      };
      const { rows, next } = await listUserPage(db, filter, { after: readKey(after), most: PAGE });
      return { users: await Promise.all(rows.map(rowOf)), next: next && writeKey(next) };
    },

    /** Undefined for an unknown user, and for one of other brands. */
    async find(id: number, scope: BrandScope): Promise<(Row & { headImgUrl: string }) | undefined> {
      const user = await findDeskUser(db, id, brandsOf(scope));
      return user && { ...(await rowOf(user)), headImgUrl: user.headImgUrl };
    },

    /** The owner of a phone, in its usual spelling. */
    findOwner: (phone: string): Promise<number | undefined> =>
      findOwnerOfPhone(db, secrets.index('phone', phone)),

    /** Where a user is logged in, last used first; sessions from before brands were recorded are shown to all. */
    async sessionsOf(userId: number, scope: BrandScope): Promise<ConsoleOutput<'getUser'>['sessions']> {
      const now = clock.realNow();
      const time = { now, idleSince: new Date(now.getTime() - SESSION_IDLE_MS) };
      const rows = await listSessions(db, userId, time);
      return rows
        .filter(({ brand }) => brand === '' || isInScope(scope, brand))
        .map(({ id, device, brand, clientType, createdAt, lastSeenAt }) => ({
          ...{ id, device, brand, clientType },
          createTime: createdAt.getTime(),
          lastSeenTime: lastSeenAt.getTime(),
        }));
    },

    /** Masked; users without a phone are left out. */
    async phonesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
      const rows = await listSealedPhones(db, userIds);
      return new Map(rows.map(({ userId, phoneSealed }) => [userId, masked(phoneSealed)]));
    },
  };
}
