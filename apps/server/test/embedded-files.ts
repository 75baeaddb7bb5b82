const SERVER = 'apps/server/src';

/**
 * The API test files that `npm test` also runs on the embedded database: its driver, migrations, start and
 * locks, and the modules that no page uses. `npm test -- --all` runs every API test file on it.
 */
export const EMBEDDED_FILES = [
  `${SERVER}/db/*.api.test.ts`,
  `${SERVER}/production.api.test.ts`,
  `${SERVER}/lab/lab.api.test.ts`,
  `${SERVER}/plugins/health.api.test.ts`,
  ...[
    'analytics/analytics',
    'content/content',
    'my-data/whole-life',
    'outbox/outbox',
    'apple/apple-testers',
    'orders/support',
    'reconciliation/audit',
    'renewals/renewal-round',
    'support/support-desk',
    'staff/sign-in',
    'audit/acts',
    'feedback/feedback-console',
    'system/system-console',
  ].map((journey) => `${SERVER}/modules/${journey}.api.test.ts`),
];

/**
 * The browser tests run the product on the embedded database: the journey of each other module. By default the
 * browser test with the module's name is its journey.
 */
export const BROWSER_JOURNEYS: Readonly<Record<string, string>> = {
  campaign: 'campaign-draw',
  codes: 'campaign-draw',
  drama: 'share-drama',
  fraud: 'holds',
  games: 'games-mine',
  identity: 'login',
  mall: 'mall-exchange',
  membership: 'level-growth',
  payments: 'orders',
  refunds: 'lab-money',
  'scan-to-pay': 'handoff',
  settlement: 'orders',
  storefront: 'purchase-home',
  union: 'union-buying',
  upload: 'feedback',
};
