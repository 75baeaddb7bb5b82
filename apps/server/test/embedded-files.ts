const SERVER = 'apps/server/src';

/**
 * The API test files that `npm test` also runs on the embedded database: its driver, migrations, start and locks, and one
 * whole journey of each module. `npm test -- --all` runs every API test file on it.
 */
export const EMBEDDED_FILES = [
  `${SERVER}/db/*.api.test.ts`,
  `${SERVER}/production.api.test.ts`,
  `${SERVER}/lab/lab.api.test.ts`,
  `${SERVER}/plugins/health.api.test.ts`,
  ...[
    'activity/activity',
    'agreement/agreement-changes',
    'analytics/analytics',
    'campaign/campaign',
    'claim/claim',
    'content/content',
    'drama/drama',
    'feedback/feedback',
    'games/my-games',
    'gift/gift',
    'identity/login',
    'mall/mall',
    'membership/level-reward',
    'my-data/whole-life',
    'navigation/navigation',
    'open-app/open-app',
    'outbox/outbox',
    'payment/support',
    'punch/punch',
    'renewal/renewal-round',
    'reservation/reservation',
    'storefront/blocks',
    'union/union',
    'upload/upload',
  ].map((journey) => `${SERVER}/modules/${journey}.api.test.ts`),
];
