import type { SearchText } from '../app/search-text.ts';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The start of a day in Shanghai, in milliseconds; undefined for anything that is no day. */
export function dayStart(day: string | undefined): number | undefined {
  if (!day || !DAY.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00+08:00`);
  return Number.isNaN(time) ? undefined : time;
}

/** The end of a day in Shanghai: the start of the next. */
export function dayEnd(day: string | undefined): number | undefined {
  const start = dayStart(day);
  return start === undefined ? undefined : start + DAY_MS;
}

/** Yuan that somebody typed, in fen; undefined for anything that is no amount. */
export function fenOfText(text: string | undefined): number | undefined {
  if (!text || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}

/** Without what is undefined: the server takes a missing field for no filter. */
export function given<Filter extends object>(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;
}

/** Parameters of the address that choose a page and not what is in the list. */
const OF_PAGING = new Set(['after', 'page']);

/** The filters of an address in one text, the same for the same filters. */
export function filterText(address: SearchText): string {
  const filters = Object.entries(address).filter(([key]) => !OF_PAGING.has(key));
  return new URLSearchParams(filters.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}
