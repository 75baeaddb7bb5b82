import ts from 'typescript';
import { isTest } from '../source-files.mjs';
import { collect } from './visit.mjs';

const RULE = 'dependencies-are-named';
const SENTENCE =
  'Services get their dependencies by name; only a returned object collects services by spreads.';

const FACTORIES = /^apps\/server\/src\/(composition([.]ts$|\/)|modules\/[^/]+\/services[.]ts$)/;

function isReturned(node) {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isReturned(parent);
  return ts.isReturnStatement(parent) || ts.isArrowFunction(parent);
}

export function checkDependenciesAreNamed(file) {
  if (!FACTORIES.test(file.path) || isTest(file.path)) return [];
  return collect(file, RULE, SENTENCE, (node) =>
    ts.isSpreadAssignment(node) && !isReturned(node.parent)
      ? `spreads ${node.expression.getText()}`
      : undefined,
  );
}
