import { registerHooks } from 'node:module';

// Loaded with --import into processes of the product. Node looks for every import anew: it asks each folder above a file
// for a package.json, and reads a package's whole list of exports (drizzle-orm's has 170 KB) for every file of it and for
// every file of ours that names it. That was a third of a warm start.
const ROOT = new URL('../../', import.meta.url).href;
const OWN = /\.ts$/;
/** A package of many files that are all modules, as its package.json says. */
const OF_MODULES_ALONE = /\/node_modules\/drizzle-orm\/.*\.js$/;

/** Named by its whole path, a file needs no looking for. */
const formatOf = (url) => {
  if (OWN.test(url)) return 'module-typescript';
  return OF_MODULES_ALONE.test(url) ? 'module' : undefined;
};

/** Files of one workspace find the same packages. */
const workspaceOf = (url) => url.slice(ROOT.length).split('/', 2).join('/');

const found = new Map();

function findPackage(specifier, context, findAnew) {
  const name = `${workspaceOf(context.parentURL)} ${specifier}`;
  const before = found.get(name);
  if (before) return before;
  const answer = { ...findAnew(specifier, context), shortCircuit: true };
  found.set(name, answer);
  return answer;
}

function resolve(specifier, context, findAnew) {
  const { parentURL = '' } = context;
  if (!parentURL.startsWith(ROOT)) return findAnew(specifier, context);
  if (specifier.startsWith('.')) {
    const url = new URL(specifier, parentURL).href;
    const format = formatOf(url);
    return format ? { url, format, shortCircuit: true } : findAnew(specifier, context);
  }
  return OWN.test(parentURL) ? findPackage(specifier, context, findAnew) : findAnew(specifier, context);
}

registerHooks({ resolve });
