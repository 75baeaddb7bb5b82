import type { UserTables } from './user-tables.ts';

/**
 * What a module brings to the server. Its dependencies are plain arguments of its functions: the compiler finds a
 * missing one, so no container library is needed.
 */
export interface ModuleDeclaration {
  /** The name of its folder. */
  name: string;
  /** Tables that hold something about users. */
  tables?: UserTables;
}

/** Checks the declaration and keeps its exact type. */
export function defineModule<const Module extends ModuleDeclaration>(module: Module): Module {
  return module;
}

/** The tables of all modules; a table belongs to one of them. */
export function collectTables(modules: readonly ModuleDeclaration[]): UserTables {
  const tables = modules.flatMap((module) => Object.entries(module.tables ?? {}));
  const names = tables.map(([name]) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`two modules declare the table ${repeated}`);
  return Object.fromEntries(tables);
}
