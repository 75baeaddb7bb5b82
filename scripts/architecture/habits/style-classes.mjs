import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { collect } from '../source-rules/visit.mjs';

const RULE = 'style-classes-exist';
const SENTENCE =
  'A class of a stylesheet is named in it: a name that it lacks is undefined and has no style.';
const CLASS = /[.]([A-Za-z_][\w-]*)/g;

/** Classes that code reads from a CSS module which does not name them. */
export function checkStyleClasses(root, files) {
  return files.flatMap((file) => {
    const sheets = stylesheetsOf(root, file);
    if (sheets.size === 0) return [];
    return collect(file, RULE, SENTENCE, (node) => {
      if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
      const classes = sheets.get(node.expression.text);
      return classes && !classes.has(node.name.text) ? `reads the class ${node.name.text}` : undefined;
    });
  });
}

/** Imported CSS modules by the name that the file gives them, each with its classes. */
function stylesheetsOf(root, { path, tree }) {
  const sheets = new Map();
  for (const node of tree.statements) {
    if (!ts.isImportDeclaration(node) || !node.importClause?.name) continue;
    const target = node.moduleSpecifier.text;
    const sheet = join(root, path, '..', target);
    if (!target.endsWith('.module.css') || !existsSync(sheet)) continue;
    const classes = [...readFileSync(sheet, 'utf8').matchAll(CLASS)].map(([, name]) => name);
    sheets.set(node.importClause.name.text, new Set(classes));
  }
  return sheets;
}
