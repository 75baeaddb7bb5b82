import ts from 'typescript';
import { isTest } from '../source-files.mjs';

const MOST_LINES = 250;
const MOST_TEST_LINES = 400;
const MOST_AT_95 = 200;
const MOST_AT_MEDIAN = 70;
const MOST_FUNCTION_LINES = 49;

const SENTENCE =
  'Small files: median at most 70 lines, 95th percentile at most 200, none over 250; tests up to 400; functions under 50, those inside them apart.';

const tooLong = (where, what) => ({ rule: 'small-files', where, what, sentence: SENTENCE });

export const countLines = (text) => text.replace(/\n$/, '').split('\n').length;

/** The value at the given share of the sorted numbers; 0 for an empty list. */
export function percentile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function findLongFile({ path, text }) {
  const most = isTest(path) ? MOST_TEST_LINES : MOST_LINES;
  const lines = countLines(text);
  return lines > most ? [tooLong(path, `has ${lines} lines, most are ${most}`)] : [];
}

const linesOf = (tree, node) => {
  const line = (position) => tree.getLineAndCharacterOfPosition(position).line;
  return line(node.getEnd()) - line(node.getStart(tree)) + 1;
};

const isLongerFunction = (tree, node) => ts.isFunctionLike(node) && node.body && linesOf(tree, node) > 1;

/**
 * Lines of a function without its inner functions, which are measured separately: a service is created by a
 * function that contains little but its methods.
 */
function ownLines(tree, node) {
  let inner = 0;
  const visit = (child) => {
    if (isLongerFunction(tree, child)) inner += linesOf(tree, child) - 1;
    else ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return linesOf(tree, node) - inner;
}

function findLongFunctions({ path, tree }) {
  if (!tree || isTest(path)) return [];
  const found = [];
  const visit = (node) => {
    if (isLongerFunction(tree, node)) {
      const lines = ownLines(tree, node);
      const first = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      if (lines > MOST_FUNCTION_LINES)
        found.push(tooLong(`${path}:${first}`, `has a function of ${lines} lines`));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

export function measureSizes(files) {
  const lines = files.filter(({ path }) => !isTest(path)).map(({ text }) => countLines(text));
  return { files: lines.length, median: percentile(lines, 0.5), at95: percentile(lines, 0.95) };
}

/** Checks sizes of source files, of functions, and of the whole code base. */
export function checkSizes(files) {
  const { median, at95 } = measureSizes(files);
  return [
    ...files.flatMap((file) => [...findLongFile(file), ...findLongFunctions(file)]),
    ...(median > MOST_AT_MEDIAN ? [tooLong('.', `has a median of ${median} lines`)] : []),
    ...(at95 > MOST_AT_95 ? [tooLong('.', `has a 95th percentile of ${at95} lines`)] : []),
  ];
}
