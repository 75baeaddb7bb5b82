import type { ContentSection } from '../db/content-section.ts';
import type { Invariant } from '../db/invariant.ts';
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
  /** Files of a content pack whose items become rows of the module's tables. */
  content?: readonly ContentSection[];
  /** What must hold of the stored data at any moment; a function where that depends on the tables of all modules. */
  invariants?: readonly Invariant[] | ((tables: UserTables) => readonly Invariant[]);
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

export function collectInvariants(
  modules: readonly ModuleDeclaration[],
  tables: UserTables,
): readonly Invariant[] {
  return modules.flatMap(({ invariants = [] }) =>
    typeof invariants === 'function' ? invariants(tables) : invariants,
  );
}

export const collectContent = (modules: readonly ModuleDeclaration[]): readonly ContentSection[] =>
  modules.flatMap(({ content = [] }) => content);
