const SIBLING = { id: 'NextMyData', path: 'my-data' };

/** Everything that the generated tree says of the sibling: single lines, its update, its entry by path. */
const PIECES = [
  /^import \{ Route as NextMyDataRouteImport \} .*\n/gm,
  /^const NextMyDataRoute = [\s\S]*?^\} as \w+\);\n/gm,
  /^ {2}'\/next\/my-data': typeof NextMyDataRoute;\n/gm,
  /^ {4}\| '\/next\/my-data'\n/gm,
  /^ {4}'\/next\/my-data': \{\n[\s\S]*?^ {4}\};\n/gm,
  /^ {2}NextMyDataRoute: .*\n/gm,
];

/** The next build writes the tree anew; until then types know the route by lines like its sibling's. */
export function addToTree(text, { kebab, Pascal }) {
  return PIECES.reduce((tree, piece) => {
    let found = false;
    const grown = tree.replace(piece, (lines) => {
      found = true;
      return lines + lines.replaceAll(SIBLING.id, `Next${Pascal}`).replaceAll(SIBLING.path, kebab);
    });
    if (!found) throw new Error(`the tree of routes no longer has ${piece}`);
    return grown;
  }, text);
}
