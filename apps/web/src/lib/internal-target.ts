import { parseSearch, type SearchValues } from './search.ts';

const PATH = /^\/(?![/\\])[\w/-]*$/;

/** The internal target of content, with its query; undefined for anything else. */
export function internalTarget(target: string | null): { to: string; search: SearchValues } | undefined {
  const [to = '', query = ''] = (target ?? '').split('?', 2);
  return PATH.test(to) ? { to, search: parseSearch(query) } : undefined;
}
