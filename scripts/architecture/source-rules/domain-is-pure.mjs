import ts from 'typescript';
import { isTest } from '../source-files.mjs';
import { isDeclaredAround } from './scope.mjs';
import { collect } from './visit.mjs';

const RULE = 'domain-is-pure';
const SENTENCE = 'domain never reads clock, random or environment: `now` is an argument.';

const OUTSIDE_NAMES = new Set([
  ...['process', 'crypto', 'performance', 'globalThis', 'window', 'document', 'navigator', 'console'],
  ...['localStorage', 'sessionStorage', 'fetch', 'require', 'setTimeout', 'setInterval', 'queueMicrotask'],
]);
const OUTSIDE_CALLS = new Set(['Date.now', 'Math.random']);
/** These depend on the machine's time zone or language. */
const LOCAL_METHODS =
  /^([gs]et(FullYear|Month|Date|Day|Hours|Minutes)|getTimezoneOffset|toLocale(Date|Time)?String)$/;

/** Whether an identifier is read as a value, as opposed to the name of a member, key or declaration. */
function isFreeName(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent)) return false;
  const named = parent.name === node || parent.propertyName === node;
  return !named || ts.isShorthandPropertyAssignment(parent);
}

function findDateRead(node) {
  const made = ts.isNewExpression(node) && node.expression.getText() === 'Date';
  if (made && (node.arguments?.length ?? 0) === 0) return 'reads the clock by new Date()';
  if (made && node.arguments.length > 1) return 'reads the time zone by new Date(year, month)';
  const called = ts.isCallExpression(node) && node.expression.getText() === 'Date';
  return called ? 'reads the clock by Date()' : undefined;
}

function findOutsideRead(node) {
  if (ts.isPropertyAccessExpression(node)) {
    if (OUTSIDE_CALLS.has(node.getText())) return `reads ${node.getText()}`;
    if (LOCAL_METHODS.test(node.name.text)) return `reads the machine's locale by ${node.name.text}`;
  }
  if (ts.isMetaProperty(node)) return 'reads import.meta';
  const outside = ts.isIdentifier(node) && OUTSIDE_NAMES.has(node.text) && isFreeName(node);
  if (outside && !isDeclaredAround(node)) return `reads ${node.text}`;
  return findDateRead(node);
}

export function checkDomainIsPure(file) {
  if (!file.path.startsWith('packages/domain/') || isTest(file.path)) return [];
  return collect(file, RULE, SENTENCE, findOutsideRead);
}
