import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';

/** One picture of a pack's art, as its manifest lists it. */
export interface PackPicture {
  id: string;
  title: string;
  /** Public address of the WebP of each width; an AVIF of the same name lies beside it. */
  addresses: Readonly<Record<number, string>>;
  /** Public address of the SVG of a picture that has no widths. */
  vector?: string | undefined;
  /** Colours for dark and light pages; posters have them. */
  tone?: { dark: string; light: string } | undefined;
  lamp?: { dark: string; light: string } | undefined;
  placeholder: string;
}

/** What the files of one pack offer to its items. Nothing is listed here that is not on the disk. */
export interface PackFiles {
  /** Pictures of one shelf of the art, for example `posters`. */
  pictures(shelf: string): readonly PackPicture[];
  /** Public address of a clip, or undefined when the pack has none of that name. */
  clip(name: string): string | undefined;
}

/** What an item may be held against besides its own schema. */
export interface PackScope {
  files: PackFiles;
  /** Keys of the items of a section of the same pack, by the section's name. */
  keysOf(section: string): ReadonlySet<unknown>;
}

/** One file of a pack: its schema, and the table its items become rows of. Never a table of users' data. */
export interface ContentSection {
  /** File in the pack's folder, without its ending. */
  name: string;
  /** Folder whose files are an item each; several sections may read the same. */
  folder?: string;
  item: z.ZodMiniType;
  table: PgTable;
  key: { column: PgColumn; field: string };
  /** Faults that only show beside the rest of the pack: a picture or an item that is not there. */
  findFaults?: (item: never, scope: PackScope) => string[];
  /** Makes several of an item that is a template; each becomes a row. */
  spread?: (item: never) => readonly unknown[];
  /** Turns a checked item into a row; dates in packs are days counted from `today`, midnight in Shanghai. */
  toRow: (item: never, today: Date, files: PackFiles) => Record<string, unknown>;
}

export interface ContentChange {
  section: string;
  key: string;
  kind: 'add' | 'change' | 'same' | 'left';
}
