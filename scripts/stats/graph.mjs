/** Import graph of our own files, including type imports, without tests. */
export function importsAmong(modules, paths) {
  const own = new Set(paths);
  const edges = new Map(paths.map((path) => [path, []]));
  for (const { source, dependencies } of modules) {
    for (const { resolved, dynamic } of dependencies)
      if (own.has(source) && own.has(resolved)) edges.get(source).push({ to: resolved, lazy: dynamic });
  }
  return edges;
}

/** Groups of files that import each other in a circle (Tarjan's algorithm). */
export function findCycles(edges) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const groups = [];
  const visit = (path) => {
    index.set(path, index.size);
    low.set(path, index.get(path));
    stack.push(path);
    for (const { to } of edges.get(path)) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(path, Math.min(low.get(path), low.get(to)));
    }
    if (low.get(path) !== index.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1) groups.push(group);
  };
  for (const path of edges.keys()) if (!index.has(path)) visit(path);
  return groups;
}

/** Small files with a single, non-lazy importer, which could contain them. */
export function findSingleUse(edges, sizes, { mostLines, isTested }) {
  const importers = new Map();
  for (const [path, targets] of edges)
    for (const { to, lazy } of targets) importers.set(to, [...(importers.get(to) ?? []), { path, lazy }]);
  return [...importers]
    .filter(([path, by]) => {
      const names = new Set(by.map(({ path: name }) => name));
      return (
        names.size === 1 && !by.some(({ lazy }) => lazy) && sizes.get(path) <= mostLines && !isTested(path)
      );
    })
    .map(([path]) => path);
}
