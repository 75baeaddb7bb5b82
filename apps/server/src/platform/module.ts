import type { FastifyInstance } from 'fastify';
import type { ContentSection } from '../db/content-section.ts';
import type { Invariant } from '../db/invariant.ts';
import type { Report } from '../lib/background-job.ts';
import type { Delivery } from './topic.ts';
import type { UserTables } from './user-tables.ts';

/**
 * What a module brings to the server. Its dependencies are plain arguments of its functions: the compiler finds a
 * missing one, so no container library is needed.
 */
export interface ModuleDeclaration {
  /** The name of its folder. */
  name: string;
  /** Creates the services that no other module's services need; its parameters name the services it needs. */
  services?: (needs: never) => object;
  /** Tables that hold something about users. */
  tables?: UserTables;
  /** Files of a content pack whose items become rows of the module's tables. */
  content?: readonly ContentSection[];
  /** Functions that run every second, by the name that logs show. */
  jobs?: Readonly<Record<string, (services: never) => Round>>;
  /** The outbox messages that the module delivers; made by `deliverTopic`. */
  topics?: ReadonlyArray<{ name: string; deliveryOf: (services: never) => Delivery<unknown> }>;
  /** Fastify plugins; each is registered in its own scope. */
  routes?: ReadonlyArray<(app: FastifyInstance, services: never) => Promise<void>>;
  /** Fastify plugins with the console's calls about the module; registered where the console is served. */
  console?: ReadonlyArray<(app: FastifyInstance, services: never) => Promise<void>>;
  /**
   * What must hold on the stored data at any time; a function if that depends on the tables of all modules.
   */
  invariants?: readonly Invariant[] | ((tables: UserTables) => readonly Invariant[]);
}

type Round = (report: Report) => Promise<unknown>;

type FactoryOf<Module> = Module extends { services: infer Factory } ? Factory : never;
/** What the services of these modules need. */
export type ServiceNeeds<Module> = FactoryOf<Module> extends (needs: infer Needs) => unknown ? Needs : never;
type Created<Factory> = Factory extends (needs: never) => infer Services
  ? (services: Services) => void
  : never;
/** The services that these modules create. */
export type ModuleServices<Module> =
  Created<FactoryOf<Module>> extends (services: infer Services) => void ? Services : never;

type JobsOf<Module> = Module extends { jobs: infer Jobs } ? Jobs[keyof Jobs] : never;
/** The services that the jobs of these modules need. */
export type JobServices<Module> =
  JobsOf<Module> extends (services: infer Services) => unknown ? Services : never;

type TopicsOf<Module> = Module extends { topics: ReadonlyArray<infer Topics> } ? Topics : never;
/** The services that deliver the topics of these modules. */
export type TopicServices<Module> =
  TopicsOf<Module> extends { deliveryOf: (services: infer Services) => unknown } ? Services : never;

type RoutesOf<Module> = Module extends { routes: ReadonlyArray<infer Routes> } ? Routes : never;
/** The services that the routes of these modules need. */
export type RouteServices<Module> =
  RoutesOf<Module> extends (app: FastifyInstance, services: infer Services) => unknown ? Services : never;

type ConsoleOf<Module> = Module extends { console: ReadonlyArray<infer Routes> } ? Routes : never;
/** The services that the console's calls of these modules need. */
export type ConsoleServices<Module> =
  ConsoleOf<Module> extends (app: FastifyInstance, services: infer Services) => unknown ? Services : never;

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

/** The services that the modules create; the compiler has checked that `needs` has what each of them needs. */
export function collectServices<Modules extends readonly ModuleDeclaration[]>(
  modules: Modules,
  needs: ServiceNeeds<Modules[number]>,
): ModuleServices<Modules[number]> {
  const created: Record<string, unknown> = {};
  for (const { services: create } of modules) {
    for (const [name, service] of Object.entries(create?.(needs as never) ?? {})) {
      if (name in created) throw new Error(`two modules create the service ${name}`);
      created[name] = service;
    }
  }
  return created as ModuleServices<Modules[number]>;
}

/** The jobs of all modules by name; the compiler has checked that `services` has what each of them needs. */
export const collectJobs = <Modules extends readonly ModuleDeclaration[]>(
  modules: Modules,
  services: JobServices<Modules[number]>,
): ReadonlyArray<readonly [name: string, round: Round]> =>
  modules.flatMap(({ jobs = {} }) =>
    Object.entries(jobs).map(([name, roundOf]) => [name, roundOf(services as never)] as const),
  );

export const jobNamesOf = (modules: readonly ModuleDeclaration[]): string[] =>
  modules.flatMap(({ jobs = {} }) => Object.keys(jobs));

/** The topics of all modules by name; a topic belongs to one of them. */
export function collectTopics<Modules extends readonly ModuleDeclaration[]>(
  modules: Modules,
  services: TopicServices<Modules[number]>,
): ReadonlyMap<string, Delivery<unknown>> {
  const topics = new Map<string, Delivery<unknown>>();
  for (const { name, deliveryOf } of modules.flatMap((module) => module.topics ?? [])) {
    if (topics.has(name)) throw new Error(`two modules declare the outbox topic ${name}`);
    topics.set(name, deliveryOf(services as never));
  }
  return topics;
}

/** Registers the routes of all modules; the compiler has checked that `services` has what each of them needs. */
export async function registerRoutes<Modules extends readonly ModuleDeclaration[]>(
  app: FastifyInstance,
  modules: Modules,
  services: RouteServices<Modules[number]>,
): Promise<void> {
  for (const routes of modules.flatMap((module) => module.routes ?? [])) {
    await app.register(routes, services as never);
  }
}

/** Registers the console's calls of all modules, as `registerRoutes` does with the public ones. */
export async function registerConsole<Modules extends readonly ModuleDeclaration[]>(
  app: FastifyInstance,
  modules: Modules,
  services: ConsoleServices<Modules[number]>,
): Promise<void> {
  for (const routes of modules.flatMap((module) => module.console ?? [])) {
    await app.register(routes, services as never);
  }
}
