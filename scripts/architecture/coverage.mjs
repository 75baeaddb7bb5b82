import ts from 'typescript';
import { MIN_MODULES } from './min-modules.mjs';

const SENTENCE = 'No import rule applies to a file that dependency-cruiser did not read.';

const blind = (where, what) => ({ rule: 'cruiser-reads-everything', where, what, sentence: SENTENCE });

function namesAnImport({ tree }) {
  return tree.statements.some(
    (statement) =>
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) && statement.moduleSpecifier,
  );
}

function findUnread(files, modules) {
  const read = new Map(modules.map((module) => [module.source, module]));
  return files.flatMap((file) => {
    const module = read.get(file.path);
    if (!module) return [blind(file.path, 'was not read')];
    const lost = module.dependencies.length === 0 && namesAnImport(file);
    return lost ? [blind(file.path, 'was read without its imports')] : [];
  });
}

/** Number of modules read in each package; packages without code are left out. */
export function countModules(files, modules) {
  const isInPackage = (packageFolder) => (path) => path.startsWith(`${packageFolder}/`);
  return Object.keys(MIN_MODULES)
    .filter((packageFolder) => files.some(({ path }) => isInPackage(packageFolder)(path)))
    .map((packageFolder) => ({
      packageFolder,
      read: modules.filter(({ source }) => ownModule(source) && isInPackage(packageFolder)(source)).length,
    }));
}

const ownModule = (source) => !source.includes('node_modules/');

/** Compares the modules that were read with the files on disk, by file and by package. */
export function findBlindSpots(files, modules, fewest = MIN_MODULES) {
  if (files.length === 0 || !modules.some(({ source }) => ownModule(source))) {
    return [blind('.', 'no module was read')];
  }
  const small = countModules(files, modules)
    .filter(({ packageFolder, read }) => read < (fewest[packageFolder] ?? 1))
    .map(({ packageFolder, read }) =>
      blind(packageFolder, `has ${read} modules, plausible are ${fewest[packageFolder] ?? 1} or more`),
    );
  return [...findUnread(files, modules), ...small];
}
