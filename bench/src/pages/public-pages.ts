/** Beside the claim's; the ids are those of the demo pack. */
export const FRONT_DOORS = [
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
/** Further pages that nobody needs to log in for. */
export const OTHERS = ['/', '/404', '/vip?ct=Android', '/next/simple_vip?ct=Android', '/vip/orders'];
