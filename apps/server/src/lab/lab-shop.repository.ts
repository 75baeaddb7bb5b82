import { CLIENT_TYPES, type ClientType } from '@juban/catalog';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

export interface LabShop {
  /** Codes to order by client type: VIP before VIP+, one-time packages before renewable ones. */
  goods: Record<string, string[]>;
  /** The code of each union by client type. */
  unions: Record<string, Record<string, string>>;
  /** Keys of the legal documents. */
  agreements: string[];
}

/** What can be bought and the agreements that belong to it. */
export async function readShop(db: Db): Promise<LabShop> {
  const packages = rowsOf<{ brand: string; market: string; code: string }>(
    await db.execute(sql`
      select brand, market, goods_code as code from packages where on_sale and family <> 'union'
      order by family, renewable, place, package_id`),
  );
  const unions = rowsOf<{ brand: string; market: string; code: string; bag: string; type: string }>(
    await db.execute(sql`
      select brand, market, goods_code as code, bag_id as bag, union_type as type from packages
      where on_sale and family = 'union' order by place`),
  );
  const documents = rowsOf<{ key: string }>(
    await db.execute(sql`select distinct key from agreements order by key`),
  );
  const goods = CLIENT_TYPES.map(({ id, brand, market }) => [
    id,
    packages.filter((row) => row.brand === brand && row.market === market).map(({ code }) => code),
  ]);
  const unionsOf = ({ brand, market, sellsByBag }: ClientType) =>
    unions
      .filter((row) => row.brand === brand && row.market === market)
      .map(({ type, code, bag }) => [type, sellsByBag ? bag : code]);
  return {
    goods: Object.fromEntries(goods),
    unions: Object.fromEntries(CLIENT_TYPES.map((type) => [type.id, Object.fromEntries(unionsOf(type))])),
    agreements: documents.map(({ key }) => key),
  };
}
