const SIBLING = { id: 'NextMyData', path: 'my-data' };

/**
 * Everything that the generated tree contains about the sibling route: single lines, its update, its entry by
 * path.
 */
const PIECES = [
  /^import \{ Route as NextMyDataRouteImport \} .*\n/gm,
  /^const NextMyDataRoute = [\s\S]*?^\} as \w+\);\n/gm,
  /^ {2}'\/next\/my-data': typeof NextMyDataRoute;\n/gm,
  /^ {4}\| '\/next\/my-data'\n/gm,
  /^ {4}'\/next\/my-data': \{\n[\s\S]*?^ {4}\};\n/gm,
  /^ {2}NextMyDataRoute: .*\n/gm,
];

/**
 * The next build generates the tree again; until then, types know the route through lines like its sibling's.
 */
export function addToTree(text, { kebab, Pascal }) {
  return PIECES.reduce((tree, piece) => {
    let found = false;
    const grown = tree.replace(piece, (lines) => {
      found = true;
      return lines + lines.replaceAll(SIBLING.id, `Next${Pascal}`).replaceAll(SIBLING.path, kebab);
    });
    if (!found)
      throw new Error(
        `the generated route tree no longer has ${piece}: update scripts/new-feature/route-tree.mjs`,
      );
    return grown;
  }, text);
}
