import ts from 'typescript';

/** Collects the findings of `find` for each node of a file: undefined, or a short description. */
export function collect({ path, tree }, rule, sentence, find) {
  const violations = [];
  const visit = (node) => {
    const what = find(node);
    if (what) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      violations.push({ rule, where: `${path}:${line + 1}`, what, sentence });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return violations;
}

/** The last name of an expression: `brand` for brand, user.brand and user?.brand. */
export function lastName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)) {
    return lastName(node.expression);
  }
  return undefined;
}

export const textOf = (node) => (ts.isStringLiteralLike(node) ? node.text : undefined);
