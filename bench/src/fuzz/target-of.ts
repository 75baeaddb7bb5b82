import { randomInt } from 'node:crypto';
import { type CallOutput, calls } from '@juban/contract';
import type { Product } from '../../../apps/server/src/composition.ts';
import { gamePartnerSecretOf } from '../../../apps/server/src/config/game-partners-config.ts';
import { rowsOf } from '../../../apps/server/src/db/database.ts';
import { makeForgeries, makeJpeg } from '../../../apps/server/test/picture-corpus.ts';
import type { FuzzTarget } from './run-fuzz.ts';

const FUZZ_POINTS = 20_000;

type Granted = CallOutput<'getUploadToken'>;

/** The product for the fuzzer: calls, tables, existing ids and user creation. */
export async function targetOf({ app, foundation, services }: Product): Promise<FuzzTarget> {
  const { database } = foundation;
  // Payments and contracts of earlier calls must not become due while later calls are watched for writes.
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
      ...(await idsOf('game_id', 'games')),
    ],
    type: ['vip', 'renewal', 'privacy'],
    goodsCode: await idsOf('goods_code', 'packages'),
    sellingChannelId: ['2', '14', '18'],
    bannerName: await idsOf('distinct name', 'content_blocks'),
    clientType: ['Android', 'ios_jxx', 'tthj'],
    navigationId: await idsOf('navigation_id', 'navigations'),
    itemId: await idsOf('item_id', 'activity_items'),
    activity: await idsOf('activity', 'activities'),
    activityId: ['1', '3', '9'],
    ids: await idsOf('game_id', 'games'),
    category: await idsOf('category_id', 'game_categories'),
    q: ['消', '星', 'xing', '三国'],
    level: ['1', '2', '8'],
    refGoodsCode: await idsOf('goods_code', 'packages'),
    refSellingChannelId: ['2', '14', '100'],
    goodsId: await idsOf('goods_code', 'packages'),
    choice: await idsOf('choice_id', 'gift_choices'),
    imgURLS: ['', 'feedback/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  };
  const pictures = [await makeJpeg(), ...Object.values(await makeForgeries())];
  const { gamePartners } = foundation.config;
  return {
    app,
    database,
    known: { fields },
    async createCredentials(token) {
      const url = `${calls.getUploadToken.path}?originalFilename=a.jpg`;
      const { data } = (await app.inject({ url, headers: { token } })).json<{ data: Granted }>();
      return {
        // A token begins with its owner's id.
        userId: String(Number.parseInt(token, 36)),
        partnerSecret: gamePartnerSecretOf(gamePartners, 'thunder') ?? '',
        upload: { key: data.fileKey, token: data.token },
        pictures,
      };
    },
    makeToken: () =>
      database.db.transaction(async (tx) => {
        const phone = `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
        const held = await services.accounts.holdPhone(tx, phone);
        const origin = { brand: 'yujian', clientType: 'web', device: 'other' } as const;
        const id = await services.accounts.accountOf(tx, held, origin);
        // Without points, every exchange would be refused before anything else is checked.
        const gift = { amount: FUZZ_POINTS, cause: 'fuzz', source: 'system', reason: 'fuzz' };
        await services.points.give(tx, { ...gift, userId: id, at: foundation.clock.businessNow() });
        return services.accounts.openSession(tx, id, origin);
      }),
  };
}
