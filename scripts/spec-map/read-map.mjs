const PART = /^## (\d{2}) (.+)$/;
const ROW = /^\| ([A-Z]-\d{3}) \|/;
const FINISHED = /^Finished parts: (none|\d{2}(?:, ?\d{2})*)$/m;

function readParts(text) {
  const parts = [];
  for (const line of text.split('\n')) {
    const [, number, title] = PART.exec(line) ?? [];
    if (number) parts.push({ number, title, ids: [] });
    const [, id] = ROW.exec(line) ?? [];
    if (id) parts.at(-1)?.ids.push(id);
  }
  return parts;
}

function readFinished(text, parts) {
  const [, finished] = FINISHED.exec(text) ?? [];
  if (!finished)
    throw new Error('docs/spec-map.md has no line "Finished parts: none" or "Finished parts: 01, 02"');
  const numbers = finished === 'none' ? [] : finished.split(/, ?/);
  const unknown = numbers.find((number) => !parts.some((part) => part.number === number));
  if (unknown) throw new Error(`docs/spec-map.md calls part ${unknown} finished, which has no table`);
  return numbers;
}

/** The parts of the map with their ids, and the numbers of those that are finished. */
export function readMap(text) {
  const parts = readParts(text);
  const ids = parts.flatMap((part) => part.ids);
  if (ids.length === 0) throw new Error('docs/spec-map.md has no rows');
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`docs/spec-map.md has ${twice} twice`);
  return { parts, finished: readFinished(text, parts) };
}
