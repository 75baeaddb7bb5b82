/** What nearly every public page draws with; named one by one, so that a new part of ui weighs on no other page. */
const CORE =
  'use-hydrated|class-names|icon|icon-paths|line-icon|brand-mark|brand-marks|button|use-lazy-component';
/** Most pages that strangers open have no fields. */
const FORM = 'text-field|send-code-button|countdown|use-countdown';

/**
 * One file for all that every page needs and one for what most share: they pack four kilobytes smaller than
 * their parts do. Of two groups the one with the higher priority takes what both need.
 */
export const CHUNKS = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  {
    name: 'routes',
    test: /lazyRouteComponent|web\/src\/app\/(?:lead-to|soon-screen)/,
    priority: 3,
  },
  {
    name: 'view',
    test: /lib\/analytics\/(?:track-view|track-event|event-key)|lib\/session|analytics\.calls/,
    priority: 3,
  },
  {
    name: 'shared',
    test: new RegExp(`web/src/ui/(?:${CORE})\\.|web/src/lib/api\\.ts|packages/contract/src/texts/fill`),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'form',
    test: new RegExp(`web/src/ui/(?:${FORM})\\.|domain/src/(?:phone|sms-code)`),
    minShareCount: 2,
    priority: 1,
  },
];
