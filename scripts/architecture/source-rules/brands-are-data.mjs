import ts from 'typescript';
import { isTest } from '../source-files.mjs';
import { collect, lastName, textOf } from './visit.mjs';

const RULE = 'brands-are-data';
const SENTENCE =
  'No question which brand or client type it is outside catalog: add a field there or a host capability.';

const ASKED = /^(brand|clientType)(Id)?$/;
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** Matches brand, user.brand, brandId and brand.id. */
function asksWhich(node) {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'id') return asksWhich(node.expression);
  return ASKED.test(lastName(node) ?? '');
}

/** A comparison with an empty text asks whether there is a brand, not which. */
const namesOne = (node) => Boolean(textOf(node));

function findComparison(node) {
  if (!ts.isBinaryExpression(node) || !COMPARISONS.has(node.operatorToken.kind)) return undefined;
  const asked =
    (asksWhich(node.left) && namesOne(node.right)) || (namesOne(node.left) && asksWhich(node.right));
  return asked ? `compares ${node.getText()}` : undefined;
}

function findSwitch(node) {
  if (!ts.isSwitchStatement(node) || !asksWhich(node.expression)) return undefined;
  const named = node.caseBlock.clauses.some(
    (clause) => ts.isCaseClause(clause) && namesOne(clause.expression),
  );
  return named ? `switches on ${node.expression.getText()}` : undefined;
}

/** Matches ['a', 'b'].includes(brand) and brand.startsWith('a'). */
function findMembership(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: owner, name } = node.expression;
  const [first] = node.arguments;
  if (!first) return undefined;
  const listed =
    name.text === 'includes' && ts.isArrayLiteralExpression(owner) && owner.elements.some(namesOne);
  const inList = listed && asksWhich(first);
  const spelled = /^(startsWith|endsWith|includes)$/.test(name.text) && asksWhich(owner) && namesOne(first);
  return inList || spelled ? `asks ${node.getText()}` : undefined;
}

export function checkBrandsAreData(file) {
  const elsewhere = /^(apps|packages)\//.test(file.path) && !file.path.startsWith('packages/catalog/');
  if (!elsewhere || isTest(file.path)) return [];
  return collect(
    file,
    RULE,
    SENTENCE,
    (node) => findComparison(node) ?? findSwitch(node) ?? findMembership(node),
  );
}
