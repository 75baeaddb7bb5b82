const FORM = /^(\d{1,15})\.([\w-]{1,100})$/;

/** Where a list that is sorted by time continues: after the row with this time and id. */
export interface PageKey {
  at: Date;
  id: string;
}

export const writePageKey = (at: Date, id: string): string => `${at.getTime()}.${id}`;

/** Undefined for the first page, and for a key that no page gave. */
export function readPageKey(after: string | undefined): PageKey | undefined {
  const [, time, id] = FORM.exec(after ?? '') ?? [];
  return time === undefined || id === undefined ? undefined : { at: new Date(Number(time)), id };
}
