import type { CallName } from '@juban/contract';
import { AN_ORDER, type Own, type OwnedIds } from './owned-ids.ts';

export interface Trial {
  input: (theirs: OwnedIds, own: Own) => object;
  headers?: (theirs: OwnedIds) => Record<string, string>;
  /** The code that another user gets, and the one for an unknown id if that differs. */
  code: string | readonly [theirs: string, nobodys: string];
}

/**
 * What an identifying field stands for. content: public. word: chosen by the caller; it gives no access.
 * bearer: random and short-lived, anyone who has it may use it. signed: a provider signed whose it is.
 */
type Standing = 'content' | 'word' | 'bearer' | 'signed' | Trial;

const GOODS = { goodsCode: 'content', sellingChannelId: 'content' } as const;
const DRAMA = { dramaId: 'content' } as const;
const ID = { id: 'content' } as const;
const WRONG = '000000';
const CAPTCHA = { uuid: 'bearer', imgCode: 'bearer', mobile: 'word' } as const;
const ofOrder: Trial = { input: ({ orderNo }) => ({ orderNo }), code: '4040' };
const ofContract: Trial = { input: ({ contractNo }) => ({ contractNo }), code: '4040' };
const withKey = (input: Trial['input'], code: string): Trial => ({
  input,
  headers: ({ key }) => ({ 'idempotency-key': key }),
  code,
});
const ticketOfAnother: Trial = {
  input: ({ orderTicket: ticket }, { orderNo }) => ({ ticket, orderNo }),
  code: '2117',
};

/**
 * Each field of each call that could identify another user's data. A call of the contract with such a field
 * must be listed here.
 */
export const ID_TABLE: Partial<Record<CallName, Readonly<Record<string, Standing>>>> = {
  getImageCaptcha: { uuid: 'bearer' },
  sendCodeWithImage: CAPTCHA,
  sendCentreCodeWithImage: CAPTCHA,
  verifyCaptcha: {
    mobile: { input: ({ mobile }) => ({ mobile, code: WRONG }), code: '2002' },
    code: 'bearer',
  },
  // The rows that send a code come before those that try one.
  sendLoginCode: { mobile: { input: ({ mobile }) => ({ mobile }), code: '0000' }, rid: 'bearer' },
  login: { mobile: { input: ({ mobile }) => ({ mobile, captcha: WRONG }), code: '2001' } },
  answerRisk: { challenge: 'bearer' },
  answerRiskByPicture: { uuid: 'bearer', imgCode: 'bearer' },
  endSession: { id: { input: ({ sessionId: id }) => ({ id }), code: '2174' } },
  askDeletion: { code: 'bearer' },
  exportMyData: { code: 'bearer' },
  issueOrderTicket: { orderNo: ofOrder },
  redeemTicket: { ticket: ticketOfAnother, orderNo: ticketOfAnother },
  sendClaimCode: {
    mobile: { input: ({ mobile }) => ({ mobile, channel: 'campus-30' }), code: '0000' },
    rid: 'bearer',
  },
  receiveClaim: {
    mobile: {
      input: ({ mobile }) => ({ mobile, mobileValidateCode: WRONG, channel: 'campus-30' }),
      code: '2001',
    },
    mobileValidateCode: 'bearer',
  },
  getClaimReceipt: { receipt: 'bearer' },
  getShareDrama: DRAMA,
  getDramaPage: { ...DRAMA, episodeSid: 'content' },
  listSharedDramas: { dramaIds: 'content' },
  getDramaIntro: DRAMA,
  getAlbum: ID,
  getNavigationSummary: { navigationId: 'content' },
  getNavigation: { navigationId: 'content' },
  getGoodsPrice: GOODS,
  getAgreement: ID,
  getAgreementChanges: ID,
  recordEvents: {
    ...ID,
    ...DRAMA,
    code: 'word',
    eventKey: 'word',
    navigationId: 'content',
    sectionId: 'content',
  },
  createPurchase: {
    goodsId: 'content',
    sellingChannelId: 'content',
    oaid: 'word',
    idempotencyKey: withKey(() => ({ ...AN_ORDER, goodsId: 'yujian_android_month' }), '0000'),
  },
  createPurchaseH5: {
    ...GOODS,
    oaid: 'word',
    idempotencyKey: withKey(() => ({ ...AN_ORDER, goodsCode: 'yujian_android_month' }), '0000'),
  },
  getPayStatus: { orderNo: ofOrder },
  getOrder: { orderNo: ofOrder },
  checkOrder: { orderNo: ofOrder },
  requestRefund: { orderNo: { ...ofOrder, input: ({ orderNo }) => ({ orderNo, reason: '' }) } },
  createQr: { ...GOODS, lencid: 'word' },
  payOrder: {
    orderNo: { input: ({ openOrderNo: orderNo }) => ({ orderNo, payChannel: 'aliPay' }), code: '4040' },
    wechatCode: 'bearer',
  },
  getTvQr: GOODS,
  getHandoffOrder: { orderInfoMD5: 'bearer' },
  payHandoffOrder: { orderInfoMD5: 'bearer', wechatCode: 'bearer' },
  getTvPayStatus: {
    orderNo: ofOrder,
    orderInfoMD5: { input: ({ orderNo }, { handle }) => ({ orderNo, orderInfoMD5: handle }), code: '2107' },
  },
  checkRenew: { goodsCode: 'content' },
  cancelContract: { contractNo: ofContract },
  resumeContract: { contractNo: ofContract },
  confirmApple: {
    orderNo: { input: ({ openOrderNo: orderNo }) => ({ orderNo, jws: 'a.b.c' }), code: '4040' },
    jws: 'signed',
  },
  restoreApple: { jws: 'signed' },
  exchange: { ...ID, idempotencyKey: withKey(() => ({ id: 'vip-1' }), '0000') },
  shareForPoints: DRAMA,
  bindUnion: {
    mobile: { input: ({ mobile }) => ({ type: 'zhuishu', mobile, code: WRONG }), code: '2002' },
    code: 'bearer',
    openId: 'word',
    ticket: {
      input: () => ({ type: 'you', openId: 'shopper-of-a-stranger' }),
      headers: ({ bindTicket: ticket }) => ({ ticket }),
      code: '2133',
    },
  },
  createUnionOrder: {
    refGoodsCode: 'content',
    refSellingChannelId: 'content',
    oaid: 'word',
    idempotencyKey: withKey(
      () => ({ payType: 'Alipay', refGoodsCode: 'yujian_android_month', refSellingChannelId: 2 }),
      '2101',
    ),
  },
  getUnionOrder: { orderNo: { input: ({ unionOrderNo: orderNo }) => ({ orderNo }), code: '4040' } },
  getPrize: { id: { input: ({ drawId: id }) => ({ id }), code: '4040' } },
  receiveMission: { activityId: 'content' },
  claimActivityReward: {
    itemId: 'content',
    mobile: { input: ({ mobile }) => ({ itemId: 'activity-disk-month', mobile }), code: '2140' },
  },
  submitActivityAddress: { phone: 'word' },
  markPunch: { smId: { input: ({ device: smId }) => ({ smId }), code: ['2154', '0000'] } },
  listPunches: { smId: { input: ({ device: smId }) => ({ smId }), code: '0000' } },
  listGames: { cursor: 'content' },
  searchGames: { cursor: 'content' },
  getGame: ID,
  listGameHistory: { cursor: 'word' },
  clearGameHistory: { ids: { input: ({ gameId }) => ({ ids: [gameId] }), code: '0000' } },
  openGame: ID,
  bookGame: ID,
  reportGame: {
    ...ID,
    pictures: {
      input: ({ reportPicture }) => ({ id: '3001', reason: 'broken', pictures: [reportPicture] }),
      code: '2169',
    },
  },
  saveFeedback: {
    mobile: 'word',
    imgURLS: {
      input: ({ picture }) => ({
        content: '这张图不是我自己上传的',
        mobile: '13912345678',
        imgURLS: picture,
      }),
      code: '2169',
    },
    drawId: {
      input: ({ drawId }) => ({ content: '这份奖品是别人抽中的呀', mobile: '13912345678', drawId }),
      code: '4040',
    },
    idempotencyKey: withKey(() => ({ content: '这把钥匙是别人先用过的', mobile: '13912345678' }), '0000'),
  },
};
