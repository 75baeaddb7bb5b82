import type { MadeUser } from './made-users.ts';
import { PRESETS } from './presets.ts';

/** Enough for every id of the server. */
const LONGEST_ID = 19;
const NAME = new RegExp(`^(${PRESETS.map(({ id }) => id).join('|')})(?:\\.(\\d{1,${LONGEST_ID}}))?$`);

export const VISITOR = 'visitor';

/** Name of a user in a link: the preset, which exists everywhere, and the id, which exists only here. */
export const isUserName = (text: string): boolean => NAME.test(text);

export function userName({ preset, id }: Pick<MadeUser, 'preset' | 'id'>): string {
  return id === null ? VISITOR : `${preset}.${id}`;
}

export function readUserName(name: string): { preset: string; id: string | undefined } | undefined {
  const found = NAME.exec(name);
  return found?.[1] ? { preset: found[1], id: found[2] } : undefined;
}
