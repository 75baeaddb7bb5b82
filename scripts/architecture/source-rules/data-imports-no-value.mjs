import ts from 'typescript';
import { isTest } from '../source-files.mjs';
import { collect } from './visit.mjs';

const CHECKED_FOLDERS = [
  {
    folder: 'packages/catalog/',
    rule: 'catalog-imports-types-only',
    sentence: 'catalog imports its own files, and types of others only.',
  },
  {
    folder: 'content/',
    rule: 'content-imports-types-only',
    sentence: 'content is data: a pack imports its own files, and types of others only.',
  },
];

/** dependency-cruiser treats `import value, { type T } from 'x'` as type-only. */
function findHiddenValue(node) {
  if (!ts.isImportDeclaration(node)) return undefined;
  const clause = node.importClause;
  const from = node.moduleSpecifier.text;
  const hidden = clause?.name && !clause.isTypeOnly && clause.namedBindings && !from.startsWith('.');
  return hidden ? `imports the default of ${from}` : undefined;
}

export function checkDataImportsNoValue(file) {
  const checked = CHECKED_FOLDERS.find(({ folder }) => file.path.startsWith(folder));
  if (!checked || isTest(file.path)) return [];
  return collect(file, checked.rule, checked.sentence, findHiddenValue);
}
