import { randomInt } from 'node:crypto';
import type { Product } from '../../../apps/server/src/composition.ts';
import { rowsOf } from '../../../apps/server/src/db/database.ts';
import type { FuzzTarget } from './run-fuzz.ts';

const FUZZ_POINTS = 20_000;

/** The product as the fuzzer needs it: its calls, its tables, ids that exist and users to be. */
export async function targetOf({ app, foundation, services }: Product): Promise<FuzzTarget> {
  const { database } = foundation;
  // Payments and contracts that earlier calls began must not fall due while later ones are watched for what they write.
  await foundation.movableClock?.move({ freeze: true });
  const idsOf = async (column: string, table: string) =>
    rowsOf<{ id: string }>(await database.db.execute(`select ${column} as id from ${table}`)).map(
      ({ id }) => id,
    );
  const fields = {
    channel: [...(await idsOf('channel', 'claim_channels')), '2', '18'],
    dramaId: await idsOf('drama_id', 'dramas'),
    id: [
      ...(await idsOf('album_id', 'albums')),
      ...(await idsOf('distinct key', 'agreements')),
      ...(await idsOf('goods_id', 'mall_goods')),
    ],
    type: ['vip', 'renewal', 'privacy'],
    goodsCode: await idsOf('goods_code', 'packages'),
    sellingChannelId: ['2', '14', '18'],
    bannerName: await idsOf('distinct name', 'content_blocks'),
    clientType: ['Android', 'ios_jxx', 'tthj'],
    navigationId: await idsOf('navigation_id', 'navigations'),
  };
  return {
    app,
    database,
    known: { fields },
    makeToken: () =>
      database.db.transaction(async (tx) => {
        const phone = `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
        const held = await services.accounts.holdPhone(tx, phone);
        const id = await services.accounts.accountOf(tx, held, { brand: 'yujian', clientType: 'web' });
        // Who has none is refused at the mall's door, whatever they send.
        const gift = { amount: FUZZ_POINTS, cause: 'fuzz', source: 'system', reason: 'fuzz' };
        await services.points.give(tx, { ...gift, userId: id, at: foundation.clock.businessNow() });
        return services.accounts.openSession(tx, id);
      }),
  };
}
