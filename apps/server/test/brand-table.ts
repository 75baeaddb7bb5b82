import type { BrandId } from '@juban/catalog';
import type { CallName } from '@juban/contract';

/** Ids of one brand, as its own app would send them. */
export interface BrandThings {
  brand: BrandId;
  clientType: string;
  market: string;
  goodsCode: string;
  channel: number;
  orderNo: string;
  handle: string;
  agreement: string;
  block: string;
  game: string;
  booked: string;
  gameName: string;
}

/** shows: only the brand's own app is shown its things. does: only its own app may, any other gets "not found". */
export interface BrandRow {
  is: 'shows' | 'does';
  input: (things: BrandThings) => object;
}

/** account: belongs to the user, in every app. all: the same for all, without anything of a brand. */
type Standing = 'account' | 'all' | BrandRow;

const shows = (input: BrandRow['input'] = () => ({})): BrandRow => ({ is: 'shows', input });
const does = (input: BrandRow['input'] = () => ({})): BrandRow => ({ is: 'does', input });

const DRAMA = { dramaId: '40004' };
const ACTIVITY = { activity: 'double11' };
const ITEM = { ...ACTIVITY, itemId: 'double11-music-month' };
const ADDRESS = { ...ACTIVITY, address: '临屿市灯塔路 1 号', consignee: '林有鹿', phone: '13912345678' };
const goods = ({ goodsCode, channel }: BrandThings) => ({ goodsCode, sellingChannelId: String(channel) });
const paidGoods = (things: BrandThings) => ({ ...goods(things), payChannel: 'aliPay' });
const order = ({ orderNo }: BrandThings) => ({ orderNo });
const handle = ({ handle: orderInfoMD5 }: BrandThings) => ({ orderInfoMD5 });

/** Every call, and what an app of one brand gets for things of another. A missing call does not compile. */
export const BRAND_TABLE: Readonly<Record<CallName, Standing>> = {
  getProfile: 'account',
  getPersonalInformation: 'account',
  getImageCaptcha: 'all',
  sendCodeWithImage: 'all',
  sendCentreCodeWithImage: 'all',
  verifyCaptcha: 'account',
  sendLoginCode: 'all',
  login: 'account',
  logout: 'account',
  listSessions: 'account',
  endSession: 'account',
  getRiskChallenge: 'all',
  answerRisk: 'all',
  answerRiskByPicture: 'all',
  issueOrderTicket: 'account',
  redeemTicket: 'account',
  getClaimConfig: 'all',
  sendClaimCode: 'all',
  receiveClaim: 'all',
  getClaimReceipt: 'all',
  getShareDrama: shows(() => DRAMA),
  getDramaPage: shows(() => DRAMA),
  listSharedDramas: shows(() => ({ dramaIds: [DRAMA.dramaId] })),
  getDramaIntro: does(() => DRAMA),
  getAlbum: shows(() => ({ id: '9001' })),
  getNavigationSummary: shows(() => ({ navigationId: '701' })),
  getNavigation: shows(() => ({ navigationId: '701' })),
  getWechatConfig: 'all',
  listPackages: shows(({ market, clientType }) => ({ market, clientType })),
  getGoodsPrice: does(goods),
  listBlocks: shows(({ channel }) => ({ channel: String(channel) })),
  getBlock: shows(({ block }) => ({ bannerName: block })),
  getAgreement: shows(({ agreement }) => ({ id: agreement })),
  getAgreementByType: shows(() => ({ type: 'user' })),
  getAgreementChanges: does(({ agreement }) => ({ id: agreement })),
  getLevelExperience: 'account',
  clockIn: 'account',
  listExperience: 'account',
  listLevelRewards: 'account',
  markLevelReward: 'account',
  grantMedal: 'account',
  listMedals: 'account',
  recordEvents: 'all',
  createPurchase: does(({ goodsCode: goodsId, channel }) => ({
    goodsId,
    sellingChannelId: channel,
    payChannel: 'aliPay',
  })),
  createPurchaseH5: does(paidGoods),
  // Whether an own order is paid belongs to the account; what was bought belongs to the brand.
  getPayStatus: 'account',
  listOrders: shows(),
  getOrder: shows(order),
  checkOrder: shows(order),
  requestRefund: does((things) => ({ ...order(things), reason: '' })),
  createQr: does((things) => ({ ...paidGoods(things), renew: 0 })),
  payOrder: does((things) => ({ ...order(things), payChannel: 'aliPay' })),
  getTvQr: does(goods),
  getHandoffOrder: shows(handle),
  payHandoffOrder: does(handle),
  getTvPayStatus: does((things) => ({ ...order(things), ...handle(things) })),
  checkRenew: 'account',
  listContracts: 'account',
  cancelContract: 'account',
  resumeContract: 'account',
  confirmApple: 'account',
  restoreApple: 'account',
  listMallGoods: shows(),
  exchange: does(() => ({ id: 'vip-1' })),
  listExchanges: 'account',
  getIntegral: 'account',
  listIntegral: 'account',
  listEarnWays: 'all',
  shareForPoints: does(() => DRAMA),
  getUnionProduct: shows(() => ({ type: 'zhuishu' })),
  getUnionConfig: 'account',
  startUnionBind: 'account',
  bindUnion: 'account',
  verifyQualification: 'account',
  createUnionOrder: 'account',
  getUnionOrder: 'account',
  listGifts: 'account',
  getGiftChoices: 'account',
  claimGift: 'account',
  getCampaign: 'all',
  getCampaignUser: 'account',
  listPrizes: 'account',
  getPrize: 'account',
  drawPrize: 'account',
  receiveMission: 'account',
  getActivity: shows(() => ACTIVITY),
  getGiftDraw: does(() => ACTIVITY),
  getActivityInfo: does(() => ACTIVITY),
  claimActivityReward: does(() => ITEM),
  submitActivityAddress: does(() => ADDRESS),
  startActivityBind: does(() => ACTIVITY),
  getReservation: shows(),
  getReserveStatus: does(),
  reserveGame: does(),
  markPunch: 'account',
  listPunches: 'account',
  getUserSetting: 'account',
  setUserSetting: 'account',
  getGamesHome: shows(),
  listGameCategories: 'all',
  listGames: shows(),
  searchGames: shows(({ gameName }) => ({ q: gameName })),
  suggestGames: shows(({ gameName }) => ({ q: gameName })),
  getGame: shows(({ game }) => ({ id: game })),
  getMyGames: 'account',
  listGameHistory: 'account',
  clearGameHistory: 'account',
  saveGameSetting: 'account',
  openGame: does(({ game }) => ({ id: game })),
  bookGame: does(({ booked }) => ({ id: booked, reserved: true })),
  reportGame: does(({ game }) => ({ id: game, reason: 'broken', content: '打不开' })),
  getUploadToken: 'account',
  saveFeedback: 'account',
  listFeedback: 'account',
  getMyData: 'account',
  sendExportCode: 'account',
  exportMyData: 'account',
  sendDeletionCode: 'account',
  askDeletion: 'account',
  withdrawDeletion: 'account',
};
