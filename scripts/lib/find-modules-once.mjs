import { registerHooks } from 'node:module';

// Loaded with --import into processes of the product. Node resolves every import again: it looks for a
// package.json in each folder above a file, and reads a package's whole export list (170 KB for drizzle-orm)
// for each of its files and for each of our files that imports it. This took a third of a warm start.
const ROOT = new URL('../../', import.meta.url).href;
const OWN = /\.ts$/;
/** A package with many files, all of them modules according to its package.json. */
const OF_MODULES_ALONE = /\/node_modules\/drizzle-orm\/.*\.js$/;

/** A file with a full path does not have to be resolved. */
const formatOf = (url) => {
  if (OWN.test(url)) return 'module-typescript';
  return OF_MODULES_ALONE.test(url) ? 'module' : undefined;
};

/** Files of one workspace resolve the same packages. */
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
