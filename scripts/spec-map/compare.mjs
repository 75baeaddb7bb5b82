import { idsOfTitle } from './read-titles.mjs';

/** Which ids of the map the titles carry, part by part, and which ids of titles the map does not have. */
export function compareMap({ parts, finished }, titles) {
  const carried = titles.flatMap(({ title, where }) => idsOfTitle(title).map((id) => ({ id, where })));
  const proven = new Set(carried.map(({ id }) => id));
  const known = new Set(parts.flatMap(({ ids }) => ids));
  return {
    parts: parts.map(({ number, title, ids }) => ({
      number,
      title,
      finished: finished.includes(number),
      count: ids.length,
      missing: ids.filter((id) => !proven.has(id)),
    })),
    unknown: carried.filter(({ id }) => !known.has(id)),
  };
}

/** Words on each part; ids stand twelve to a line. */
export function describePart({ number, title, finished, count, missing }) {
  const state = missing.length === 0 ? 'all proven' : `${missing.length} missing`;
  const head = `${number} ${title}: ${count - missing.length} of ${count}, ${state}${finished ? ' (finished)' : ''}`;
  const rows = Array.from(
    { length: Math.ceil(missing.length / 12) },
    (_, row) => `   ${missing.slice(row * 12, row * 12 + 12).join(' ')}`,
  );
  return [head, ...rows].join('\n');
}

/** What must be mended: ids the map does not have and, when asked, what a finished part still lacks. */
export function listFaults({ parts, unknown }, wantsFinished) {
  const unproven = wantsFinished
    ? parts.filter(({ finished, missing }) => finished && missing.length > 0)
    : [];
  return [
    ...unknown.map(({ id, where }) => `${where} carries ${id}, which docs/spec-map.md does not have`),
    ...unproven.flatMap(({ number, missing }) =>
      missing.map((id) => `${id} of finished part ${number} stands in no test title`),
    ),
  ];
}
