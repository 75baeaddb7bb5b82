import { idsOfTitle } from './read-titles.mjs';

/** Test files of each id, sorted by path. */
function groupById(carried) {
  const files = new Map();
  for (const { id, path } of carried) files.set(id, (files.get(id) ?? new Set()).add(path));
  return new Map([...files].map(([id, paths]) => [id, [...paths].sort()]));
}

/** Which ids of the map are in titles, by part and by file, and which ids in titles are not in the map. */
export function compareMap({ parts, finished }, titles) {
  const carried = titles.flatMap(({ title, path, line }) =>
    idsOfTitle(title).map((id) => ({ id, path, line })),
  );
  const testsOf = groupById(carried);
  const known = new Set(parts.flatMap(({ ids }) => ids));
  return {
    testsOf,
    parts: parts.map(({ number, title, ids }) => ({
      number,
      title,
      finished: finished.includes(number),
      count: ids.length,
      missing: ids.filter((id) => !testsOf.has(id)),
    })),
    unknown: carried.filter(({ id }) => !known.has(id)),
  };
}

/** Summary of one part; missing ids are listed twelve per line. */
export function describePart({ number, title, finished, count, missing }) {
  const state = missing.length === 0 ? 'all tested' : `${missing.length} missing`;
  const head = `${number} ${title}: ${count - missing.length} of ${count}, ${state}${finished ? ' (finished)' : ''}`;
  const rows = Array.from(
    { length: Math.ceil(missing.length / 12) },
    (_, row) => `   ${missing.slice(row * 12, row * 12 + 12).join(' ')}`,
  );
  return [head, ...rows].join('\n');
}

/** Ids that are not in the map and, on request, ids of finished parts without a test. */
export function listFaults({ parts, unknown }, wantsFinished) {
  const untested = wantsFinished
    ? parts.filter(({ finished, missing }) => finished && missing.length > 0)
    : [];
  return [
    ...unknown.map(
      ({ id, path, line }) => `${path}:${line} carries ${id}, which docs/spec-map.md does not have`,
    ),
    ...untested.flatMap(({ number, missing }) =>
      missing.map((id) => `${id} of finished part ${number} is in no test title`),
    ),
  ];
}
