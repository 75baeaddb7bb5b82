import { CODES } from '../codes.ts';
import { accountTexts, clientTexts, deviceTexts } from './account.ts';
import { activityTexts } from './activity.ts';
import { activityGiftTexts } from './activity-gift.ts';
import { activityPageTexts } from './activity-pages.ts';
import { agreementTexts } from './agreement.ts';
import { agreementChangeTexts } from './agreement-changes.ts';
import { agreementNameTexts } from './agreement-names.ts';
import { albumTexts } from './album.ts';
import { appBannerTexts } from './app-banner.ts';
import { appleTexts } from './apple.ts';
import { campaignTexts } from './campaign.ts';
import { campaignPageTexts } from './campaign-pages.ts';
import { checkInTexts } from './check-in.ts';
import { checkoutTexts } from './checkout.ts';
import { claimTexts } from './claim.ts';
import { claimClosedTexts } from './claim-closed.ts';
import { claimDoneTexts } from './claim-done.ts';
import { clipTexts } from './clip.ts';
import { commonTexts } from './common.ts';
import { desktopTexts } from './desktop.ts';
import { downloadTexts } from './download.ts';
import { downloadReasonTexts } from './download-reasons.ts';
import { dramaTexts } from './drama.ts';
import { feedbackTexts } from './feedback.ts';
import { gameDetailTexts } from './game-detail.ts';
import { gameReportTexts } from './game-report.ts';
import { gameRightsTexts } from './game-rights.ts';
import { gamesTexts } from './games.ts';
import { gamesHallTexts } from './games-hall.ts';
import { giftTexts } from './gift.ts';
import { handoffTexts } from './handoff.ts';
import { filmCriticTexts } from './help/film-critic.ts';
import { filmCriticDotTexts } from './help/film-critic-dots.ts';
import { pieceListTexts } from './help/piece-list.ts';
import { pieceListDotTexts } from './help/piece-list-dots.ts';
import { reviewGuideTexts } from './help/review-guide.ts';
import { homeTexts } from './home.ts';
import { identityTexts } from './identity.ts';
import { imageViewerTexts } from './image-viewer.ts';
import { keywordTexts } from './keyword.ts';
import { levelTexts } from './level.ts';
import { levelLedgerTexts } from './level-ledger.ts';
import { levelPageTexts } from './level-pages.ts';
import { levelRewardTexts } from './level-rewards.ts';
import { levelRuleTexts } from './level-rules.ts';
import { levelUpTexts } from './level-up.ts';
import { mallTexts } from './mall.ts';
import { mallPageTexts } from './mall-pages.ts';
import { membershipEndTexts } from './membership-end.ts';
import { myDataTexts } from './my-data.ts';
import { navigationTexts } from './navigation.ts';
import { openAppTexts } from './open-app.ts';
import { openHintTexts } from './open-hint.ts';
import { orderTexts } from './orders.ts';
import { partTexts } from './parts.ts';
import { paymentTexts } from './payment.ts';
import { phoneCodeTexts } from './phone-code.ts';
import { punchTexts } from './punch.ts';
import { purchaseTexts } from './purchase.ts';
import { refundTexts } from './refund.ts';
import { renewalTexts } from './renewals.ts';
import { reservationTexts } from './reservation.ts';
import { reviewTexts } from './review.ts';
import { scanCardTexts } from './scan-card.ts';
import { sendTexts } from './send.ts';
import { shareTexts } from './share.ts';
import { shareAppTexts } from './share-app.ts';
import { shareDramaTexts } from './share-drama.ts';
import { shelfTexts } from './shelf.ts';
import { shellTexts } from './shell.ts';
import { simpleVipTexts } from './simple-vip.ts';
import { storefrontTexts } from './storefront.ts';
import { switchTexts } from './switch.ts';
import { tutorialTexts } from './tutorial.ts';
import { tvTexts } from './tv.ts';
import { unionTexts } from './union.ts';
import { unionPageTexts } from './union-pages.ts';
import { walletTexts } from './wallets.ts';

const BY_FEATURE = {
  common: commonTexts,
  parts: partTexts,
  imageViewer: imageViewerTexts,
  appBanner: appBannerTexts,
  clip: clipTexts,
  shelf: shelfTexts,
  levelUp: levelUpTexts,
  membershipEnd: membershipEndTexts,
  phoneCode: phoneCodeTexts,
  agreementNames: agreementNameTexts,
  wallets: walletTexts,
  send: sendTexts,
  home: homeTexts,
  claim: claimTexts,
  claimClosed: claimClosedTexts,
  claimDone: claimDoneTexts,
  album: albumTexts,
  drama: dramaTexts,
  navigation: navigationTexts,
  identity: identityTexts,
  filmCritic: filmCriticTexts,
  filmCriticDDSP: filmCriticDotTexts,
  pieceList: pieceListTexts,
  pieceListDDSP: pieceListDotTexts,
  reviewGuide: reviewGuideTexts,
  share: shareTexts,
  shareApp: shareAppTexts,
  shareDrama: shareDramaTexts,
  shell: shellTexts,
  tutorial: tutorialTexts,
  openApp: openAppTexts,
  openHint: openHintTexts,
  download: downloadTexts,
  downloadReasons: downloadReasonTexts,
  keyword: keywordTexts,
  storefront: storefrontTexts,
  agreement: agreementTexts,
  agreementChanges: agreementChangeTexts,
  payment: paymentTexts,
  apple: appleTexts,
  orders: orderTexts,
  renewals: renewalTexts,
  checkout: checkoutTexts,
  simpleVip: simpleVipTexts,
  handoff: handoffTexts,
  tv: tvTexts,
  desktop: desktopTexts,
  purchase: purchaseTexts,
  level: levelTexts,
  mall: mallTexts,
  levelPages: levelPageTexts,
  levelRules: levelRuleTexts,
  levelLedger: levelLedgerTexts,
  levelRewards: levelRewardTexts,
  checkIn: checkInTexts,
  mallPages: mallPageTexts,
  punch: punchTexts,
  union: unionTexts,
  gift: giftTexts,
  games: gamesTexts,
  gamesHall: gamesHallTexts,
  gameDetail: gameDetailTexts,
  gameReport: gameReportTexts,
  gameRights: gameRightsTexts,
  feedback: feedbackTexts,
  unionPages: unionPageTexts,
  campaign: campaignTexts,
  activity: activityTexts,
  activityGift: activityGiftTexts,
  activityPages: activityPageTexts,
  refund: refundTexts,
  review: reviewTexts,
  reservation: reservationTexts,
  campaignPages: campaignPageTexts,
  account: accountTexts,
  client: clientTexts,
  device: deviceTexts,
  myData: myDataTexts,
  scanCard: scanCardTexts,
  switch: switchTexts,
};

/** All messages and labels by dotted key, for checks from outside. */
export function allTexts(): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [feature, list] of Object.entries(BY_FEATURE)) {
    for (const [key, text] of Object.entries(list)) texts[`${feature}.${key}`] = text;
  }
  for (const [code, { msg }] of Object.entries(CODES)) texts[`code.${code}`] = msg;
  return texts;
}
