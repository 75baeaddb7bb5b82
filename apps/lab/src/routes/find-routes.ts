import type { RouteRow } from './table.ts';

export interface RouteSection {
  name: string;
  rows: RouteRow[];
}

const MOST_PATH_LENGTH = 20;

/** Rows by group in the table's order; every word of the search must occur in title, path or group. */
export function findRoutes(table: readonly RouteRow[], search: string): RouteSection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const sections = new Map<string, RouteRow[]>();
  for (const row of table) {
    const text = `${row.title} ${row.path} ${row.group}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    sections.set(row.group, [...(sections.get(row.group) ?? []), row]);
  }
  return [...sections].map(([name, rows]) => ({ name, rows }));
}

/** The row that matches a page's path; with several matches, the one with fewer parameters. */
export function rowOfPage(table: readonly RouteRow[], page: string): RouteRow | undefined {
  const path = page.replace(/[?#].*$/, '');
  const parts = (path.replace(/^\/home(?=\/)/, '').replace(/\/+$/, '') || '/').split('/');
  return table
    .filter((row) => fits(row.path.split('/'), parts))
    .sort((one, other) => one.path.split('$').length - other.path.split('$').length)[0];
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part === parts[index] || (part.startsWith('$') && parts[index] !== ''))
  );
}

/** Shortens long paths at their beginning, because their ends differ. */
export function shortPath(path: string): string {
  if (path.length <= MOST_PATH_LENGTH) return path;
  const parts = path.split('/');
  const end = `…/${parts.slice(-2).join('/')}`;
  return end.length <= MOST_PATH_LENGTH ? end : `…/${parts[parts.length - 1]}`;
}
