import { forbid, npm, TESTS } from './patterns.mjs';

const product = (path) => ({ path, pathNot: TESTS });

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
  forbid('wire-imports-noble-hashes', 'wire imports @noble/hashes only.', product('^packages/wire/'), {
    pathNot: ['^packages/wire/', npm('@noble/hashes')],
  }),
  forbid(
    'catalog-imports-types-only',
    'catalog imports its own files, and types of others only.',
    product('^packages/catalog/'),
    { pathNot: '^packages/catalog/', dependencyTypesNot: ['type-only', 'type-import'] },
  ),
  forbid(
    'content-imports-types-only',
    'content is data: a pack imports its own files, and types of others only.',
    product('^content/([^/]+)/'),
    { pathNot: '^content/$1/', dependencyTypesNot: ['type-only', 'type-import'] },
  ),
];
