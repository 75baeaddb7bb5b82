/** In addition to the claim page; the ids are those of the demo pack. */
export const PUBLIC_PAGES = [
  '/share/app',
  '/share/drama?dramaId=40001',
  '/share/season?id=40001',
  '/share/sheetSquare?categoryId=9002',
  '/download',
  '/pieceList',
  '/filmCritic',
  '/next/activity/reviewguide',
  '/payTipIOS?ct=Android',
];
/** Other pages without a login. */
export const OTHERS = ['/', '/404', '/vip?ct=Android', '/next/simple_vip?ct=Android', '/vip/orders'];
