import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether a list of brands includes this one; an empty list includes every brand. */
export const isOfBrand = (brands: PgColumn, brand: string): SQL =>
  sql`(${brands} = '[]'::jsonb or ${brands} ? ${brand})`;
