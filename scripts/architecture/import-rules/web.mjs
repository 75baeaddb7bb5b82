import { forbid, npm, TESTS } from './patterns.mjs';

export const webRules = [
  forbid(
    'ui-imports-react-and-base-ui',
    'ui imports React, Base UI, what draws QR codes and its own files only; texts of contract and brand data of catalog are allowed.',
    { path: '^apps/web/src/ui/', pathNot: TESTS },
    {
      pathNot: [
        '^apps/web/src/ui/',
        '^packages/contract/src/texts/',
        '^packages/catalog/',
        npm('(@types/)?react(-dom)?'),
        npm('@base-ui/react'),
        npm('lean-qr'),
      ],
    },
  ),
  forbid(
    'web-never-imports-server',
    'web never imports server, not even a type: both know the contract.',
    { path: '^apps/(web|lab|console)/' },
    { path: ['^apps/server/', npm('@juban/server')] },
  ),
  forbid(
    'lab-knows-no-screen',
    "The Lab shows web's dressed parts, lists its routes and plays its host; nothing else of web is its business.",
    { path: '^apps/lab/', pathNot: TESTS },
    {
      path: ['^apps/web/', npm('@juban/web')],
      pathNot: ['^apps/web/src/(ui|platform/host)/', '^apps/web/src/route-facts[.]gen[.]ts$'],
    },
  ),
  forbid(
    'console-knows-no-other-app',
    'The console is an app of its own: it knows the contract, not web or the Lab.',
    { path: '^apps/console/' },
    { path: ['^apps/(web|lab)/', npm('@juban/(web|lab)')] },
  ),
  forbid(
    'kitchen-sink-shows-ui',
    'The kitchen sink shows what ui has: of web it imports nothing else.',
    { path: '^apps/lab/src/kitchen-sink/', pathNot: TESTS },
    { path: '^apps/web/', pathNot: '^apps/web/src/ui/' },
  ),
  forbid(
    'features-never-import-each-other',
    'Features never import each other: routes compose them.',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'lib-and-platform-know-no-feature',
    'lib, platform and upload know no feature, route or shell.',
    { path: '^apps/web/src/(lib|platform|upload)/', pathNot: TESTS },
    { path: '^apps/web/src/(features|routes|app)/' },
  ),
];
