import type { UnionType } from '@juban/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { unionBindings, unions } from './union.tables.ts';

export type Union = typeof unions.$inferSelect;
export type UnionBinding = typeof unionBindings.$inferSelect;

export async function findUnion(db: Db, type: string): Promise<Union | undefined> {
  const [row] = await db
    .select()
    .from(unions)
    .where(eq(unions.unionType, type as UnionType));
  return row;
}

export async function findBinding(
  db: Db,
  userId: number,
  type: UnionType,
): Promise<UnionBinding | undefined> {
  const [row] = await db
    .select()
    .from(unionBindings)
    .where(and(eq(unionBindings.userId, userId), eq(unionBindings.unionType, type)));
  return row;
}

/** The newest binding counts. */
export async function putBinding(tx: Db, binding: UnionBinding): Promise<void> {
  const { userId: _user, unionType: _type, ...account } = binding;
  await tx
    .insert(unionBindings)
    .values(binding)
    .onConflictDoUpdate({ target: [unionBindings.userId, unionBindings.unionType], set: account });
}
