/** No alert here: these pages treat an ended login as a visitor, or ask for it themselves. */
const SILENT = [
  '/account',
  '/vip/level/',
  '/vip/web',
  '/next/agreement',
  '/next/feedback',
  '/next/vip/pc',
  '/next/vip/m-pc',
  '/next/vip/tv',
  '/games/agreement',
  '/games/home',
  '/games/my',
];

export const isSilentPage = (path: string): boolean => SILENT.some((start) => path.startsWith(start));
