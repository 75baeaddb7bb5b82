import ts from 'typescript';
import { SQL_FOLDERS } from '../import-rules/server.mjs';
import { collect } from './visit.mjs';

const RULE = 'sql-only-in-repositories';
const SENTENCE = 'SQL lives only in repositories (and tables, invariants, src/db and the Lab).';

const HOMES = SQL_FOLDERS.map((pattern) => new RegExp(pattern));
const STATEMENT =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(create|alter|drop)\s+table\s)/i;

function findSql(node) {
  if (node.parent && ts.isTaggedTemplateExpression(node.parent)) return undefined;
  if (ts.isTaggedTemplateExpression(node)) {
    const tag = node.tag.getText();
    return tag === 'sql' || tag.startsWith('sql.') ? 'holds an sql template' : undefined;
  }
  if (ts.isTemplateExpression(node))
    return STATEMENT.test(node.getText().slice(1)) ? 'holds SQL text' : undefined;
  return ts.isStringLiteralLike(node) && STATEMENT.test(node.text) ? 'holds SQL text' : undefined;
}

export function checkSqlLocation(file) {
  if (!file.path.startsWith('apps/server/src/') || HOMES.some((home) => home.test(file.path))) return [];
  return collect(file, RULE, SENTENCE, findSql);
}
