const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));

const REACT = 'react';

/** The server knows React's file by its name (scripts-after-paint.ts); all others are hashes alone, which is shorter. */
export const chunkFileName = ({ name }: { name: string }) =>
  `assets/${name === REACT ? `${REACT}.` : ''}[hash:7].js`;

/**
 * A file costs a slow line a round trip, whatever its size, and six come at a time: what is needed together comes in
 * one, and packs smaller than its parts do. Parts are named one by one, so that a new one weighs on no other page.
 * Of two groups the one with the higher priority takes what both need.
 */
export const CHUNKS = [
  // Two thirds of what every page needs, read and run in tasks of its own: no slow phone is held by all of it at once.
  {
    name: REACT,
    test: anyOf('node_modules/(?:react|react-dom|scheduler)/', 'whole:', 'web/src/entry/ground\\.'),
    priority: 6,
  },
  { name: 'app', tags: ['$initial' as const], priority: 5 },
  {
    // What nearly every public page draws with, and what is too small to travel alone.
    name: 'shared',
    test: anyOf(
      'lazyRouteComponent',
      'web/src/app/lead-to\\.',
      'web/src/lib/(?:block-pictures|tell-status)\\.',
      'web/src/platform/analytics/(?:track-view|track-event)\\.',
      'web/src/ui/(?:use-hydrated|use-busy|use-lazy-component|class-names|button)\\.',
      'web/src/ui/(?:icon|icon-paths|brand-mark)\\.',
      'web/src/lib/(?:own-target|refusal-text|random-key)\\.',
      'web/src/platform/(?:api/api|session/(?:session|is-login-refusal))\\.',
      'web/src/entry/later\\.',
      'web/src/platform/host/(?:use-in-app|may-be-known|bridge/copy-text)\\.',
      'web/src/features/open-app/may-be-social\\.',
      'contract/src/analytics/analytics\\.calls',
      'contract/src/texts/(?:fill|shell|parts)\\.',
      'domain/src/shanghai-day\\.',
    ),
    minShareCount: 2,
    priority: 4,
  },
  {
    // Most pages that strangers open have no fields.
    name: 'form',
    test: anyOf(
      'web/src/ui/(?:text-field|phone-field|sms-code-field|send-code-button)\\.',
      'web/src/ui/(?:countdown|use-countdown|use-problem)\\.',
      'contract/src/texts/phone-code\\.',
      'domain/src/(?:phone|sms-code)\\.',
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'bar',
    test: anyOf(
      'web/src/app/shells/(?:bar-|top-bar|shell-link|use-leave|vip-shell|next-shell)',
      'web/src/ui/nav-bar',
      'web/src/platform/host/close-page',
    ),
    priority: 3,
  },
  {
    // Class names of what is drawn before its code is there.
    name: 'looks',
    test: anyOf(
      'web/src/ui/(?:ways|price|checkbox|tabs|skeleton|state-block|card-metal|refund-rule)\\.module\\.css',
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'host',
    test: anyOf(
      'web/src/platform/host/(?:container|capabilities|detect-container|host|use-host|lab-frame)',
      'web/src/platform/host/(?:load-bridge|tell-user-info-changed)',
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'bridge', test: anyOf('web/src/platform/host/bridge/'), minShareCount: 2, priority: 1 },
  {
    // Who reads the page, and how what is theirs is counted: documents that anybody may read ask for the first too,
    // and need nothing of buying.
    name: 'known',
    test: anyOf(
      'web/src/platform/host/(?:when-visitor-known|use-login-state|stranger-first)',
      'web/src/ui/count-text\\.',
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'open',
    test: anyOf('web/src/features/open-app/use-open-app', 'domain/src/open-app\\.'),
    minShareCount: 2,
    priority: 2,
  },
  {
    // What the pages to download from have in common.
    name: 'download',
    test: anyOf(
      'web/src/features/download/(?:parts|stage|scan-card|use-device|hall|below|download-reasons)\\.',
      'web/src/ui/qr\\.',
      'domain/src/open-app-download\\.',
      'web/src/features/download/load-hall-art\\.',
      'contract/src/texts/scan-card\\.',
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'pictures', test: anyOf('web/src/ui/(?:picture|picture-set)\\.'), minShareCount: 2, priority: 2 },
  {
    name: 'banner',
    test: anyOf('web/src/ui/(?:float-bar|app-banner)\\.', 'contract/src/texts/app-banner\\.'),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'states',
    test: anyOf('web/src/ui/(?:state-block|skeleton)\\.tsx'),
    minShareCount: 2,
    priority: 2,
  },
  {
    // What arrow keys walk along.
    name: 'rows',
    test: anyOf('web/src/ui/(?:tabs\\.tsx|next-tab|walk-radios)'),
    minShareCount: 2,
    priority: 1,
  },
  {
    // How packages are told of, wherever they are sold.
    name: 'shelf',
    test: anyOf('web/src/ui/(?:package-face|shelf-tabs)\\.', 'contract/src/texts/shelf\\.'),
    minShareCount: 2,
    priority: 1,
  },
  {
    // What pages with something to buy or to own have in common.
    name: 'parts',
    test: anyOf(
      'web/src/ui/(?:price|price-text|level-up|renew-icon)\\.tsx?$',
      'web/src/lib/(?:leave-to-cashier|pending-order|order-key|package-wallets|tell-level-once)',
      'domain/src/(?:money|membership|levels)\\.',
      'contract/src/(?:codes|texts/(?:checkout|payment|level-up))\\.',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    // Until when a membership lasts: pages with nothing to buy say it too.
    name: 'end',
    test: anyOf('web/src/ui/membership-end-text\\.', '(?:domain/src|contract/src/texts)/membership-end\\.'),
    minShareCount: 2,
    priority: 2,
  },
  {
    // What loaders of pages about one thing have in common.
    name: 'heads',
    test: anyOf('web/src/lib/(?:page-head|find-known)\\.'),
    minShareCount: 2,
    priority: 1,
  },
  {
    // What stands in the place of one's own things.
    name: 'own',
    test: anyOf(
      'web/src/platform/host/login-wanted\\.',
      'web/src/ui/retry-block\\.',
      'web/src/lib/query-state\\.',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    // What waits for a dialog that comes with its first opening.
    name: 'layers',
    test: anyOf('web/src/ui/(?:dialog|sheet|use-lazy-dialog)\\.'),
    minShareCount: 2,
    priority: 1,
  },
];
