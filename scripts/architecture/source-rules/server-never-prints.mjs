import ts from 'typescript';
import { isTest } from '../source-files.mjs';
import { collect } from './visit.mjs';

const RULE = 'server-never-prints';
const SENTENCE = 'The server writes through its redacting logger; only the cli prints.';

const PRINTS = /^console[.](log|info|debug|dir|table)$/;

export function checkServerNeverPrints(file) {
  const inside = /^apps\/server\/src\/(?!cli\/)/.test(file.path) && !isTest(file.path);
  if (!inside) return [];
  return collect(file, RULE, SENTENCE, (node) =>
    ts.isPropertyAccessExpression(node) && PRINTS.test(node.getText())
      ? `calls ${node.getText()}`
      : undefined,
  );
}
