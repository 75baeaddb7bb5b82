import type { Call } from '../call.ts';

export const dramaCalls = {
  getShareDrama: { method: 'GET', path: '/api/share/drama/detail' },
  getDramaPage: { method: 'GET', path: '/api/app/drama/page', signed: true },
  listSharedDramas: { method: 'POST', path: '/api/activity/task/share-new-drama' },
  getDramaIntro: { method: 'GET', path: '/api/drama/detail/intro' },
  getAlbum: { method: 'GET', path: '/api/community/album/detail' },
} as const satisfies Record<string, Call>;
