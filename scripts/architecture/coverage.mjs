import ts from 'typescript';
import { ROOMS } from './rooms.mjs';

const SENTENCE = 'What the cruiser does not read, no rule protects.';

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

/** How many modules of each room the cruiser read; rooms without code are left out. */
export function countRooms(files, modules) {
  const inRoom = (room) => (path) => path.startsWith(`${room}/`);
  return Object.keys(ROOMS)
    .filter((room) => files.some(({ path }) => inRoom(room)(path)))
    .map((room) => ({
      room,
      read: modules.filter(({ source }) => ownModule(source) && inRoom(room)(source)).length,
    }));
}

const ownModule = (source) => !source.includes('node_modules/');

/** Compares what was read with what lies on disk, file by file and room by room. */
export function findBlindSpots(files, modules, fewest = ROOMS) {
  if (files.length === 0 || !modules.some(({ source }) => ownModule(source))) {
    return [blind('.', 'no module was read')];
  }
  const small = countRooms(files, modules)
    .filter(({ room, read }) => read < (fewest[room] ?? 1))
    .map(({ room, read }) => blind(room, `has ${read} modules, plausible are ${fewest[room] ?? 1} or more`));
  return [...findUnread(files, modules), ...small];
}
