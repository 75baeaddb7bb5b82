const NUMBER = /\b\d+\.\d+\.\d+\b/g;
const FILE = /`([^`\s/<][^`\s<]*\.(?:tsx?|mjs|md|json|ya?ml|sql|sh|txt|conf|service|timer|example))`/g;
const TITLES = /^:\s((?:"[^"]+"(?:,\s)?)+)/;
const REPEATED = '…';

/** Chapter, section and number as numbers, so that 2.10.1 comes after 2.9.1. */
const partsOf = (number) => number.split('.').map(Number);

/** The numbers of the list, in order. */
export function readNumbers(text) {
  const list = text.slice(text.indexOf('\n'));
  return [...list.matchAll(NUMBER)].map(([number]) => number).sort(compareNumbers);
}

function compareNumbers(a, b) {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : left[at] - right[at];
}

/** The numbers in a cell: one, several separated by commas, or a range `10.4.1 to 10.4.5` of the list. */
export function numbersOfCell(cell, all) {
  return cell.split(',').flatMap((part) => {
    const [first, last, ...more] = part.match(NUMBER) ?? [];
    if (first === undefined || more.length > 0) return [];
    if (last === undefined) return [first];
    return all.filter((number) => compareNumbers(first, number) <= 0 && compareNumbers(number, last) <= 0);
  });
}

const cellsOf = (line) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split(' | ')
    .map((cell) => cell.trim());

/** Table rows whose first cell begins with a requirement number. */
export function readRows(page, all) {
  return page
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
    .map((line) => {
      const [numbers, ...cells] = cellsOf(line);
      return { numbers: numbersOfCell(numbers, all), cells };
    });
}

/** State of a requirement according to its row. */
export function stateOf({ cells: [, told = ''] }) {
  if (told.startsWith('Does not apply: ')) return 'does not apply';
  return told.startsWith('Open: ') ? 'open' : 'met';
}

/** Files in backticks, each with the quoted titles after it; lines may be wrapped. */
export function readProofs(text) {
  return [...text.matchAll(FILE)].map((match) => {
    const [, quoted = ''] = TITLES.exec(text.slice(match.index + match[0].length)) ?? [];
    return {
      file: match[1],
      titles: [...quoted.matchAll(/"([^"]+)"/g)].map(([, title]) => title.replaceAll(/\s+/g, ' ')),
    };
  });
}

/** Compares a title with a quotation in which an ellipsis stands for omitted parts. */
export function isTitle(quoted, title) {
  let from = 0;
  return quoted.split(REPEATED).every((part) => {
    const at = title.indexOf(part.trim(), from);
    from = at + part.trim().length;
    return at >= 0;
  });
}

/** Files of the tree by path or by the end of a path: `config.ts` or `src/config.ts`. */
export const filesNamed = (name, paths) =>
  paths.includes(name) ? [name] : paths.filter((path) => path.endsWith(`/${name}`));
