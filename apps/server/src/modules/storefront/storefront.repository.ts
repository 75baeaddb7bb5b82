import type { BrandId, Market } from '@juban/catalog';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { PackageFamily } from './offer.ts';
import { contentBlocks, packages } from './storefront.tables.ts';

export type Package = typeof packages.$inferSelect;
export type Block = typeof contentBlocks.$inferSelect;

export interface PackageScope {
  brand: BrandId;
  market: Market;
  family: PackageFamily;
}

export async function listPackagesOf(db: Db, { brand, market, family }: PackageScope): Promise<Package[]> {
  const isThere = [
    eq(packages.brand, brand),
    eq(packages.market, market),
    eq(packages.family, family),
    eq(packages.onSale, true),
  ];
  return db
    .select()
    .from(packages)
    .where(and(...isThere))
    .orderBy(asc(packages.place), asc(packages.packageId));
}

/** By our own code or by the name an app store knows the goods by; no two packages share one. */
export async function findGoods(db: Db, goodsCode: string): Promise<Package | undefined> {
  const isNamed = or(eq(packages.goodsCode, goodsCode), eq(packages.bagId, goodsCode));
  const [row] = await db
    .select()
    .from(packages)
    .where(and(isNamed, eq(packages.onSale, true)));
  return row;
}

/** A few dozen rows in all; the service selects the matching ones. */
export async function readBlocks(db: Db): Promise<Block[]> {
  return db.select().from(contentBlocks).orderBy(asc(contentBlocks.place), asc(contentBlocks.blockId));
}
