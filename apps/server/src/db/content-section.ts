import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';

/** One file of a pack: its schema, and the table its items become rows of. Never a table of users' data. */
export interface ContentSection {
  /** File in the pack's folder, without its ending. */
  name: string;
  item: z.ZodMiniType;
  table: PgTable;
  key: { column: PgColumn; field: string };
  /** Turns a checked item into a row; dates in packs are days counted from `today`, midnight in Shanghai. */
  toRow: (item: never, today: Date) => Record<string, unknown>;
}

export interface ContentChange {
  section: string;
  key: string;
  kind: 'add' | 'change' | 'same' | 'left';
}
