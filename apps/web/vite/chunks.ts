const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));

const REACT = 'react';

/** scripts-after-paint.ts finds React's chunk by name; all others are hashes alone, which is shorter. */
export const chunkFileName = ({ name }: { name: string }) =>
  `assets/${name === REACT ? `${REACT}.` : ''}[hash:7].js`;

/**
 * Each file costs a slow connection one round trip, and six load at a time, so modules that are needed
 * together share a chunk, which also compresses better. Modules are listed one by one so that a new one does
 * not enlarge other pages. A module that matches two groups goes to the one with the higher priority.
 */
export const CHUNKS = [
  // Two thirds of the code of every page. It runs in a task of its own so that it does not block slow phones.
  {
    name: REACT,
    test: anyOf('node_modules/(?:react|react-dom|scheduler)/', 'whole:', 'web/src/entry/react-chunk\\.'),
    priority: 6,
  },
  { name: 'app', tags: ['$initial' as const], priority: 5 },
  {
    // Used by nearly every public page, or too small for a chunk of its own.
    name: 'shared',
    test: anyOf(
      'lazyRouteComponent',
      'web/src/app/redirect-to\\.',
      'web/src/lib/(?:block-pictures|report-status)\\.',
      'web/src/platform/analytics/(?:track-view|track-event)\\.',
      'web/src/ui/(?:use-hydrated|use-busy|use-lazy-component|class-names|button)\\.',
      'web/src/ui/(?:icon|icon-paths|brand-mark)\\.',
      'web/src/lib/(?:internal-target|refusal-text|random-key)\\.',
      'web/src/platform/(?:api/api|session/(?:session|is-login-refusal))\\.',
      'web/src/entry/hydrate-later\\.',
      'web/src/platform/host/(?:use-in-app|may-be-logged-in|bridge/copy-text)\\.',
      'web/src/features/open-app/may-be-social\\.',
      'contract/src/analytics/analytics\\.calls',
      'contract/src/texts/(?:fill|shell|parts)\\.',
      'domain/src/shanghai-day\\.',
    ),
    minShareCount: 2,
    priority: 4,
  },
  {
    // Most public pages have no form fields.
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
    // Class names of parts that are rendered before their code is loaded.
    name: 'class-names',
    test: anyOf(
      'web/src/ui/(?:link-buttons|price|checkbox|tabs|skeleton|state-block|card-metal|refund-rule)\\.module\\.css',
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'host',
    test: anyOf(
      'web/src/platform/host/(?:container|capabilities|detect-container|host|use-host|lab-frame)',
      'web/src/platform/host/(?:load-bridge|notify-user-info-changed)',
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'bridge', test: anyOf('web/src/platform/host/bridge/'), minShareCount: 2, priority: 1 },
  {
    // Login state and counters. Documents for everybody need the login state too, but nothing about buying.
    name: 'login-state',
    test: anyOf(
      'web/src/platform/host/(?:when-login-known|use-login-state|visitor-first)',
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
    // Shared by the download pages.
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
    // Widgets with arrow key navigation.
    name: 'key-navigation',
    test: anyOf('web/src/ui/(?:tabs\\.tsx|next-tab|walk-radios)'),
    minShareCount: 2,
    priority: 1,
  },
  {
    // Package cards, used wherever packages are sold.
    name: 'packages',
    test: anyOf('web/src/ui/(?:package-face|package-tabs)\\.', 'contract/src/texts/shelf\\.'),
    minShareCount: 2,
    priority: 1,
  },
  {
    // Shared by pages with purchases or purchased things.
    name: 'buying',
    test: anyOf(
      'web/src/ui/(?:price|price-text|level-up|renew-icon)\\.tsx?$',
      'web/src/lib/(?:go-to-cashier|pending-order|order-key|package-wallets|level-up-once)',
      'domain/src/(?:money|membership|levels)\\.',
      'contract/src/(?:codes|texts/(?:checkout|payment|level-up))\\.',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    // The end of a membership, which pages without purchases show too.
    name: 'membership-end',
    test: anyOf('web/src/ui/membership-end-text\\.', '(?:domain/src|contract/src/texts)/membership-end\\.'),
    minShareCount: 2,
    priority: 2,
  },
  {
    // Shared by loaders of pages about one thing.
    name: 'page-heads',
    test: anyOf('web/src/lib/(?:page-head|find-or-null)\\.'),
    minShareCount: 2,
    priority: 1,
  },
  {
    // Placeholders for data of a user.
    name: 'user-states',
    test: anyOf(
      'web/src/platform/host/login-required\\.',
      'web/src/ui/retry-block\\.',
      'web/src/lib/query-state\\.',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    // Base of all dialogs, loaded when the first one opens.
    name: 'dialogs',
    test: anyOf('web/src/ui/(?:dialog|sheet|use-lazy-dialog)\\.'),
    minShareCount: 2,
    priority: 1,
  },
];
