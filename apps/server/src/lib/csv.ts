/** Spreadsheets detect UTF-8 by it. */
const MARK = '\uFEFF';
/** A cell that begins so is a formula to a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table for a spreadsheet, with its columns in the first line. */
export function writeCsv<Column extends string>(
  columns: readonly Column[],
  rows: ReadonlyArray<Readonly<Record<Column, string>>>,
): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return `${MARK}${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

/** Rows by the columns of the first line; empty lines are left out. Throws if a quote is not closed. */
export function readCsv(text: string): Array<Record<string, string>> {
  const [columns = [], ...rows] = readLines(text.replace(MARK, ''));
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, at) => [column.trim(), (row[at] ?? '').trim()])),
  );
}

const TOKEN = /"((?:[^"]|"")*)"|[^",\r\n]+|,|\r?\n|"/gy;

function readLines(text: string): string[][] {
  const lines: string[][] = [['']];
  for (const [token, quoted] of text.matchAll(TOKEN)) {
    const line = lines.at(-1) ?? [];
    if (token === '"') throw new Error('a quote is not closed');
    if (token === ',') line.push('');
    else if (/^\r?\n$/.test(token)) lines.push(['']);
    else line[line.length - 1] += quoted === undefined ? token : quoted.replaceAll('""', '"');
  }
  return lines.filter((line) => line.some((one) => one.trim() !== ''));
}
