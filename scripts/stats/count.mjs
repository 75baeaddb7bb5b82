import ts from 'typescript';

const SPACING =
  /^\s*(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z]+)*\s*:[^;]*(?<![\d.])(?!0px)\d+(?:\.\d+)?px/;

/** Type assertions without `as const`; those of parsed JSON separately. */
export function countCasts(trees) {
  let casts = 0;
  let json = 0;
  const visit = (node) => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
      casts += 1;
      if (/\bJSON\.parse\(|\.json\(\)/.test(node.expression.getText())) json += 1;
    }
    ts.forEachChild(node, visit);
  };
  for (const tree of trees) visit(tree);
  return { casts, json };
}

/** Stylesheet lines with spacing in pixels instead of tokens. */
export const countRawSpacing = (css) => css.split('\n').filter((line) => SPACING.test(line)).length;

/** The folder with the most code files directly in it. */
export function largestFolder(paths) {
  const sizes = new Map();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes].reduce((most, each) => (each[1] > most[1] ? each : most));
}

export const countLines = (text) => text.split('\n').length - 1;
