import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod/mini';

/** One picture of a pack's art, as its manifest lists it. */
export interface PackPicture {
  id: string;
  title: string;
  /** Public address of the WebP of each width; an AVIF of the same name is beside it. */
  addresses: Readonly<Record<number, string>>;
  /** Public address of the SVG of a picture that has no widths. */
  vector?: string | undefined;
  /** Colours for dark and light pages; posters have them. */
  tone?: { dark: string; light: string } | undefined;
  lamp?: { dark: string; light: string } | undefined;
  placeholder: string;
}

/** The files of one pack that its items can use. Only files that exist are listed. */
export interface PackFiles {
  /** Pictures of one folder of the art, for example `posters`. */
  pictures(shelf: string): readonly PackPicture[];
  /** Public address of a clip, or undefined if the pack has no clip of that name. */
  clip(name: string): string | undefined;
}

/** What an item can be checked against besides its own schema. */
export interface PackScope {
  files: PackFiles;
  /** Keys of the items of a section of the same pack, by the section's name. */
  keysOf(section: string): ReadonlySet<unknown>;
}

/**
 * One file of a pack: its schema, and the table that its items become rows of. Never a table of users' data.
 */
export interface ContentSection {
  /** File in the pack's folder, without its extension. */
  name: string;
  /** A folder with one file per item; several sections may read the same folder. */
  folder?: string;
  item: z.ZodMiniType;
  table: PgTable;
  key: { column: PgColumn; field: string };
  /** Errors that need the rest of the pack to detect: a missing picture or item. */
  findFaults?: (item: never, scope: PackScope) => string[];
  /** Expands an item that is a template into several; each becomes a row. */
  spread?: (item: never) => readonly unknown[];
  /** Turns a checked item into a row; dates in packs are days counted from `today`, midnight in Shanghai. */
  toRow: (item: never, today: Date, files: PackFiles) => Record<string, unknown>;
}

export interface ContentChange {
  section: string;
  key: string;
  kind: 'add' | 'change' | 'same' | 'left';
}
