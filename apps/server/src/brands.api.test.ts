import { BRANDS, type BrandId, CLIENT_TYPES, clientTypeOf } from '@juban/catalog';
import { type Call, type CallName, calls } from '@juban/contract';
import { openValue, signRequest } from '@juban/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChance } from '../../../bench/src/fuzz/chance.ts';
import { sampleInput } from '../../../bench/src/fuzz/sample-input.ts';
import { BRAND_TABLE, type BrandThings } from '../test/brand-table.ts';
import { callNames } from '../test/id-fields.ts';
import { startProduct, type TestProduct } from '../test/kit.ts';
import { rowsOf } from './db/database.ts';

/** Added to the name of everything that can belong to one brand. */
const MARK = '独此一家';
const NAMES: Readonly<Record<string, string>> = {
  activities: 'title',
  albums: 'title',
  content_blocks: 'title',
  dramas: 'title',
  game_reservations: 'title',
  games: 'game_name',
  mall_goods: 'name',
  navigations: 'title',
};
/** Codes for "does not exist" and "not available here". */
const NONE: ReadonlySet<unknown> = new Set(['4040', '2101', '2107']);
const brands = Object.keys(BRANDS) as BrandId[];
const appOf = (brand: BrandId) =>
  CLIENT_TYPES.find((type) => type.brand === brand && type.platform === 'android')?.id ?? '';
/** Ownership uses the same query on both databases, so one brand is enough on the second. */
const owners = process.env.TEST_DATABASE === 'embedded' ? brands : brands.slice(-1);

let product: TestProduct;
let gameName: string;
beforeAll(async () => {
  product = await startProduct();
  const [game] = await query<{ name: string }>(
    `select game_name as name from games where status = 1 and brands = '[]' order by game_id limit 1`,
  );
  gameName = game?.name ?? '';
  const marks = Object.entries(NAMES).map(
    ([table, name]) => `update ${table} set ${name} = '${MARK}' || ${name}`,
  );
  await product.foundation.database.exec(marks.join(';'));
});
afterAll(() => product.stop());

const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));
const makeUser = async (clientType: string) =>
  (await product.lab<{ token: string }>('POST', '/users', { clientType, vipDays: 31, points: 900 })).token;

async function ask(name: CallName, input: unknown, headers: Record<string, string>) {
  const call: Call = calls[name];
  const { clientType = '' } = headers;
  const t = Date.now();
  const params = input as Record<string, string>;
  const sign = call.signed ? signRequest({ clientType, path: call.path, t, params }) : '';
  const signed = call.signed ? { aliid: '1', t: String(t), sign, uet: '' } : {};
  const answer = await product.callRaw(call, input, { ...headers, ...signed });
  return { code: answer.code, body: answer.body };
}

/** Assigns the whole pack to that brand; returns the names that its own app uses. */
async function giveAllTo(brand: BrandId, token: string): Promise<BrandThings> {
  const tables = Object.keys(NAMES);
  const owned = tables.map((table) => `update ${table} set brands = '["${brand}"]'`);
  await product.foundation.database.exec(owned.join(';'));
  product.app.forgetSharedReads();
  const clientType = appOf(brand);
  const { market } = clientTypeOf(clientType);
  const { data } = await product.call('listPackages', { market, clientType }, { clientType });
  const plain = data.data.find(({ renewType }) => renewType !== 'RENEWABLE');
  const [goodsCode, channel] = [plain?.refGoodsCode ?? '', plain?.refSellingChannelId ?? 0];
  const goods = { goodsCode, sellingChannelId: channel };
  const qr = await product.call('getTvQr', goods, { token, clientType });
  expect(qr).toMatchObject({ code: '0000' });
  const [agreement] = await query<{ key: string }>(
    `select key from agreements where brand = '${brand}' limit 1`,
  );
  const [block] = await query<{ name: string }>(
    `select name from content_blocks where channels = '[]' limit 1`,
  );
  const [play, booked] = await Promise.all(
    [`status = 1 and suffix = 'h5'`, 'status = 2'].map((which) =>
      query<{ id: string }>(`select min(game_id) as id from games where ${which}`),
    ),
  );
  return {
    ...{ brand, clientType, market, goodsCode, channel, gameName },
    orderNo: qr.data.orderNo,
    handle: new URL(qr.data.qrContent).searchParams.get('orderInfoMD5') ?? '',
    agreement: agreement?.key ?? '',
    block: block?.name ?? '',
    game: play?.[0]?.id ?? '',
    booked: booked?.[0]?.id ?? '',
  };
}

/** One client type of each other brand, a different one for each call, so that all of them are used. */
function otherMarksThan(brand: BrandId, turn: number): string[] {
  return brands
    .filter((other) => other !== brand)
    .map((other) => {
      // Sealed bodies have their own test.
      const types = CLIENT_TYPES.filter(
        (type) => type.brand === other && !type.sealedBody && type.id !== 'web',
      );
      return types[turn % types.length]?.id ?? '';
    });
}

it('[A-092] covers every table whose rows can belong to one brand, and every call', async () => {
  const found = await query<{ table: string }>(
    `select table_name as "table" from information_schema.columns where column_name = 'brands' and table_schema = 'public'`,
  );
  expect(found.map(({ table }) => table).sort()).toEqual(Object.keys(NAMES).sort());
  expect(Object.keys(BRAND_TABLE).sort()).toEqual([...callNames].sort());
});

describe('data of one brand', () => {
  it.each(owners)(
    '[A-092] %s: its own app shows and sells it, no other brand’s app does',
    { timeout: 600_000 },
    async (brand) => {
      const app = appOf(brand);
      const owner = await makeUser(app);
      const things = await giveAllTo(brand, owner);
      const words = [MARK, BRANDS[brand].name];
      const hasMarks = (body: string) => words.some((word) => body.includes(word));
      const faults: string[] = [];
      for (const [turn, name] of callNames.entries()) {
        const row = BRAND_TABLE[name];
        if (typeof row === 'string') continue;
        const input = row.input(things);
        for (const clientType of otherMarksThan(brand, turn)) {
          const { code, body } = await ask(name, input, { token: owner, clientType });
          if (hasMarks(body)) faults.push(`${name} shows ${clientType} data of ${brand}`);
          if (row.is === 'does' && !NONE.has(code)) faults.push(`${name} answers ${clientType} with ${code}`);
        }
        const { code, body } = await ask(name, input, { token: owner, clientType: app });
        const isOwn = row.is === 'shows' ? hasMarks(body) : !NONE.has(code);
        if (!isOwn) faults.push(`${name} has nothing for ${app}: ${body.slice(0, 120)}`);
      }
      expect(faults).toEqual([]);
    },
  );

  it('[A-092] is in no answer to a user of another brand, whatever they request', {
    timeout: 600_000,
  }, async () => {
    const things = await giveAllTo('tthj', await makeUser(appOf('tthj')));
    const known = { orderNo: [things.orderNo], goodsCode: [things.goodsCode], id: [things.game, '9001'] };
    const faults: string[] = [];
    const tokens = new Map<string, string>();
    for (const [turn, name] of callNames.entries()) {
      const foreignTypes = otherMarksThan('tthj', turn);
      const clientType = foreignTypes[turn % foreignTypes.length] ?? '';
      const input = sampleInput(name, { fields: known }, createChance('brands', name, clientType));
      const token = tokens.get(clientType) ?? (await makeUser(clientType));
      tokens.set(clientType, token);
      const { body } = await ask(name, input, { token, clientType });
      if ([MARK, BRANDS.tthj.name].some((word) => body.includes(word))) faults.push(`${name} ${clientType}`);
    }
    expect(faults).toEqual([]);
  });

  it('[A-092] is not in a sealed body either', async () => {
    const things = await giveAllTo('yujian', await makeUser(appOf('yujian')));
    const clientType = 'tiantianhanju';
    const token = await makeUser(clientType);
    for (const name of ['listMallGoods', 'getGamesHome', 'listPackages', 'listOrders'] as const) {
      const row = BRAND_TABLE[name];
      const input = typeof row === 'string' ? {} : row.input(things);
      const { body } = await ask(name, input, { token, clientType });
      const opened = await openValue(clientType, JSON.parse(body).data);
      for (const word of [MARK, BRANDS.yujian.name]) expect(opened, name).not.toContain(word);
    }
  });
});
