import ts from 'typescript';

const RUNNERS = new Set(['it', 'test', 'describe']);
/** Modifiers of a test runner with which the test still runs; a skipped or pending test proves nothing. */
const RUNNING = new Set([
  'each',
  'for',
  'concurrent',
  'sequential',
  'only',
  'describe',
  'parallel',
  'serial',
  'runIf',
  'skipIf',
]);

/** Matches it(…), it.each(…)(…), it.each`…`(…), test.describe(…) and similar calls. */
function isRunner(callee) {
  if (ts.isIdentifier(callee)) return RUNNERS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return RUNNING.has(callee.name.text) && isRunner(callee.expression);
  if (ts.isCallExpression(callee)) return isRunner(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isRunner(callee.tag);
}

/** The literal text of a title; inserted values are read as spaces. */
function writtenText(node) {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  }
  const joined = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return joined ? writtenText(node.left) + writtenText(node.right) : '';
}

/** Titles of the tests in a source text, with their lines. */
export function readTitles(path, text) {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && isRunner(node.expression)) {
      const title = writtenText(node.arguments[0]);
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      if (title) titles.push({ title, path, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles;
}

const BRACKETS = /\[([^\]]*)\]/g;
/** An id, or a misspelled one, [a-070], [A070]. */
const LIKE_AN_ID = /^([A-Za-z][-_]\d+|[ABCabc]\d{2,})$/;

/** The ids in square brackets of a title, separated by commas or spaces. */
export function idsOfTitle(title) {
  return [...title.matchAll(BRACKETS)]
    .flatMap(([, inside]) => inside.split(/[\s,]+/))
    .filter((word) => LIKE_AN_ID.test(word));
}
