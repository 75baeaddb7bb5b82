import { forbid, npm, TESTS } from './patterns.mjs';

const product = (path) => ({ path, pathNot: TESTS });
const types = ['type-only', 'type-import'];

/** The part of the contract package that imports zod, which browsers must not load. */
const SCHEMAS = '^packages/contract/src/.*(schemas|fields)[.]ts$';

export const packageRules = [
  forbid('domain-imports-nothing', 'domain imports nothing.', product('^packages/domain/'), {
    pathNot: '^packages/domain/',
  }),
  forbid(
    'contract-imports-domain-and-zod',
    'contract imports domain and zod only.',
    product('^packages/contract/'),
    { pathNot: ['^packages/(contract|domain)/', npm('zod')] },
  ),
  forbid(
    'calls-import-no-schemas',
    'The calls half of the contract imports schemas as types only: the browser gets no zod by it.',
    { path: '^packages/contract/', pathNot: [SCHEMAS, TESTS] },
    { path: [SCHEMAS, npm('zod')], dependencyTypesNot: types },
  ),
  forbid(
    'pages-import-no-schemas',
    'Pages import the calls half of the contract; its schemas stay on the server.',
    product('^apps/(web|lab|console)/'),
    { path: SCHEMAS, dependencyTypesNot: types },
  ),
  forbid(
    'wire-imports-nothing',
    'wire imports nothing: it loads in every web view.',
    product('^packages/wire/'),
    {
      pathNot: '^packages/wire/',
    },
  ),
  forbid(
    'catalog-imports-types-only',
    'catalog imports its own files, and types of others only.',
    product('^packages/catalog/'),
    { pathNot: '^packages/catalog/', dependencyTypesNot: types },
  ),
  forbid(
    'content-imports-types-only',
    'content is data: a pack imports its own files, and types of others only.',
    product('^content/([^/]+)/'),
    { pathNot: '^content/$1/', dependencyTypesNot: types },
  ),
];
