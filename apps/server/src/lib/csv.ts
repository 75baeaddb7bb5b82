/** Spreadsheets detect UTF-8 by it; the beginning of a file that is written line by line. */
export const CSV_MARK = '\uFEFF';
/** A cell that begins so is a formula to a spreadsheet, in Chinese ones also with full-width signs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: spreadsheets skip them before a formula
const FORMULA = /^[\s\u0000-\u001f\u007f\u200b-\u200f\ufeff]*[=+\-@＝＋－＠]|^[\u0000-\u001f\u007f]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A table for a spreadsheet, with its columns in the first line. */
export function writeCsv<Column extends string>(
  columns: readonly Column[],
  rows: ReadonlyArray<Readonly<Record<Column, string>>>,
): string {
  const lines = rows.map((row) => csvLine(columns.map((column) => row[column])));
  return [CSV_MARK, csvLine(columns), ...lines].join('');
}

/** Rows by the columns of the first line; empty lines are left out. Throws if a quote is not closed. */
export function readCsv(text: string): Array<Record<string, string>> {
  const [columns = [], ...rows] = readLines(text.replace(CSV_MARK, ''));
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
