import { forbid, npm, TESTS } from './patterns.mjs';

const SRC = '^apps/server/src';
const module = (kinds) => `${SRC}/modules/[^/]+/.*[.](${kinds})[.]ts$`;

/** Where SQL is allowed: repositories, tables, invariants (one query each), the database folder, the Lab. */
export const SQL_FOLDERS = [
  '[.](repository|tables|invariants)[.]ts$',
  `${SRC}/(db|lab)/`,
  '[.](test|spec)[.]ts$',
  '^apps/server/(src/)?(test|tests|testing)/',
];

const layerRules = [
  forbid(
    'routes-reach-services',
    'Inside a module: routes, then service. Routes reach no repository, table, port, adapter or database.',
    { path: module('routes') },
    { path: [module('repository|tables'), `${SRC}/(ports|adapters|db)/`] },
  ),
  forbid(
    'services-stand-below-routes',
    'Inside a module: routes, then service, then repository or port. A service knows no route and no table.',
    { path: module('service|jobs') },
    { path: module('routes|tables') },
  ),
  forbid(
    'repositories-stand-lowest',
    'A repository, a table and an invariant know no service and no route.',
    { path: module('repository|tables|invariants') },
    { path: module('service|routes|jobs') },
  ),
  forbid(
    'sql-only-in-repositories',
    'SQL lives only in repositories (and tables, invariants, src/db and the Lab).',
    { path: `${SRC}/`, pathNot: SQL_FOLDERS },
    { path: [npm('drizzle-orm'), npm('(@types/)?pg'), npm('@electric-sql/pglite')] },
  ),
];

const doorRules = [
  forbid(
    'modules-meet-through-services',
    'Another module is reached through its service, never through its tables.',
    { path: `${SRC}/modules/([^/]+)/`, pathNot: TESTS },
    {
      path: `${SRC}/modules/`,
      pathNot: [`${SRC}/modules/$1/`, `${SRC}/modules/[^/]+/[^/]+[.]service[.]ts$`],
    },
  ),
  forbid(
    'plugins-reach-services',
    'Plugins, ports and adapters reach a module through its service only.',
    { path: `${SRC}/(plugins|ports|adapters)/`, pathNot: TESTS },
    { path: `${SRC}/modules/`, pathNot: `${SRC}/modules/[^/]+/[^/]+[.]service[.]ts$` },
  ),
  forbid(
    'only-composition-imports-adapters',
    'Only composition.ts, its folder and the cli entries import an adapter.',
    { pathNot: [`${SRC}/(composition([.]ts$|/)|cli/|adapters/)`, TESTS] },
    { path: `${SRC}/adapters/` },
  ),
  forbid(
    'only-demo-imports-lab',
    'Only demo.ts and the benches import the Lab: production never loads it.',
    { pathNot: [`${SRC}/(demo[.]ts$|lab/)`, '^(apps/lab|bench)/', TESTS] },
    { path: [`${SRC}/lab/`, '^apps/lab/', npm('@juban/lab')] },
  ),
];

export const serverRules = [...layerRules, ...doorRules];
