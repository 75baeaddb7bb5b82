import { forbid, npm, TESTS } from './patterns.mjs';

export const everywhereRules = [
  forbid(
    'nothing-imports-sandbox',
    'Nothing imports the sandbox: it is the outside world, reached over HTTP.',
    { pathNot: '^apps/sandbox/' },
    { path: ['^apps/sandbox/', npm('@juban/sandbox')] },
  ),
  forbid(
    'production-never-imports-tests',
    'Production code never imports test files or test tools.',
    { path: '^(apps|packages)/[^/]+/src/|^content/', pathNot: TESTS },
    {
      path: [TESTS, npm('vitest'), npm('@playwright/test'), npm('fast-check')],
      pathNot: 'node_modules/(?!vitest|@playwright|fast-check)',
    },
  ),
  forbid(
    'imports-resolve',
    'Every import of our own code resolves: rules are blind to one that does not.',
    { pathNot: '[.]gen[.]ts$' },
    { path: '^([.]|@juban/)', pathNot: '[.]gen([.]ts)?$', couldNotResolve: true },
  ),
  forbid(
    'no-import-cycles',
    'No file imports itself by way of others, type imports included: move what both need into one of them.',
    {},
    { circular: true, viaOnly: { pathNot: '[.]gen[.]ts$' } },
  ),
];
