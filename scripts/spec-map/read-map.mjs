const PART = /^## (\d{2}) (.+)$/;
const TABLE_HEAD = /^\| id \||^\|---\|/;
const ID = /^[A-Z]-\d{3}$/;
const SECTION = /^(?:[ABC] \S|design \d)/;
const FINISHED = /^Finished parts: (none|\d{2}(?:, ?\d{2})*)$/m;
const CELLS = 4;

const fault = (line, what) => new Error(`docs/spec-map.md: ${what}: ${line.slice(0, 80)}`);

/** The cells of a table line, or undefined for any other line. */
function readCells(line) {
  if (!line.startsWith('|')) return undefined;
  const cells = line.split('|').map((cell) => cell.trim());
  // The text before the first bar and after the last one is not a cell.
  const count = cells.length - 2;
  if (count !== CELLS) throw fault(line, `a row has ${count} cells, not ${CELLS}`);
  return cells.slice(1, -1);
}

/** The cells of a statement's row, or undefined for any other line. */
export function readRow(line) {
  const cells = readCells(line);
  if (!cells || TABLE_HEAD.test(line)) return undefined;
  const [id, statement, section, tests] = cells;
  if (!ID.test(id)) throw fault(line, 'the first cell is not an id such as A-001');
  if (statement === '') throw fault(line, 'the second cell has no statement');
  if (!SECTION.test(section))
    throw fault(line, 'the third cell is not a spec section such as "A 2.1; design 2"');
  return { id, statement, section, tests };
}

function readParts(text) {
  const parts = [];
  for (const line of text.split('\n')) {
    const [, number, title] = PART.exec(line) ?? [];
    if (number) parts.push({ number, title, ids: [] });
    const row = readRow(line);
    if (row) parts.at(-1)?.ids.push(row.id);
  }
  return parts;
}

function readFinished(text, parts) {
  const [, finished] = FINISHED.exec(text) ?? [];
  if (!finished)
    throw new Error('docs/spec-map.md has no line "Finished parts: none" or "Finished parts: 01, 02"');
  const numbers = finished === 'none' ? [] : finished.split(/, ?/);
  const unknown = numbers.find((number) => !parts.some((part) => part.number === number));
  if (unknown) throw new Error(`docs/spec-map.md lists part ${unknown} as finished, but has no such part`);
  return numbers;
}

/** The parts of the map with their ids, and the numbers of finished parts. */
export function readMap(text) {
  const parts = readParts(text);
  const ids = parts.flatMap((part) => part.ids);
  if (ids.length === 0) throw new Error('docs/spec-map.md has no rows');
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`docs/spec-map.md contains ${twice} twice`);
  return { parts, finished: readFinished(text, parts) };
}
