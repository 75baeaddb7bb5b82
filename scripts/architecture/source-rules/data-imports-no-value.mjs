import ts from 'typescript';
import { isTest } from '../source-files.mjs';
import { collect } from './visit.mjs';

const ROOMS = [
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

/** The cruiser takes `import value, { type T } from 'x'` for a type-only import. */
function findHiddenValue(node) {
  if (!ts.isImportDeclaration(node)) return undefined;
  const clause = node.importClause;
  const from = node.moduleSpecifier.text;
  const hidden = clause?.name && !clause.isTypeOnly && clause.namedBindings && !from.startsWith('.');
  return hidden ? `imports the default of ${from}` : undefined;
}

export function checkDataImportsNoValue(file) {
  const room = ROOMS.find(({ folder }) => file.path.startsWith(folder));
  if (!room || isTest(file.path)) return [];
  return collect(file, room.rule, room.sentence, findHiddenValue);
}
