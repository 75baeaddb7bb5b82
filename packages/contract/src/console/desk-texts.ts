import { type Moment, minuteText, secondText } from '@juban/domain';

const yuan = (fen: number): string => `${(fen / 100).toFixed(2).replace(/\.?0+$/, '')} 元`;

const PROVIDERS: Readonly<Record<string, string>> = {
  alipay: '支付宝',
  wechat: '微信支付',
  apple: 'App Store',
  qihoo: '360 支付',
  lenovo: '联想支付',
};

const RULES: Readonly<Record<string, string>> = {
  'accounts-of-device': '同一设备账号过多',
  'accounts-of-address': '同一网络账号过多',
  'refund-rate': '退款比例过高',
  'refund-loop': '反复购买又退款',
  'code-guessing': '频繁试错验证码',
};

export const ORDER_STATE_NAMES: Readonly<Record<string, string>> = {
  created: '待支付',
  paying: '支付中',
  paid: '已支付',
  fulfilled: '已交付',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
  'partly-refunded': '部分退款',
};

export const PAYMENT_STATE_NAMES: Readonly<Record<string, string>> = {
  open: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款',
  absent: '没有这笔支付',
};

export const CONTRACT_STATE_NAMES: Readonly<Record<string, string>> = {
  signing: '签约中',
  active: '生效中',
  closing: '解约中',
  closed: '已解约',
  expired: '未签约',
};

/** Words of the support desk that the server writes into its answers. */
export const deskTexts = {
  foreign: '其他品牌',
  provider: (provider: string): string => PROVIDERS[provider] ?? provider,
  rule: (rule: string): string => RULES[rule] ?? rule,
  yuan,

  chargeFailed: (tries: number, retryAt: Moment | null): string =>
    retryAt === null
      ? `第 ${tries} 次扣款未成功，不再重试`
      : `第 ${tries} 次扣款未成功，${minuteText(retryAt)} 重试`,
  chargesFailed: (tries: number | null): string =>
    tries === null ? '扣款未成功，续费已停止' : `${tries} 次扣款未成功，续费已停止`,

  searchUser: (nickName: string, mobile: string): string => [nickName, mobile].filter(Boolean).join(' '),
  searchOrder: (goodsName: string, fen: number, state: string): string =>
    `${goodsName} ${yuan(fen)} ${ORDER_STATE_NAMES[state] ?? state}`,
  searchPayment: (provider: string, fen: number, state: string): string =>
    `${PROVIDERS[provider] ?? provider} ${yuan(fen)} ${PAYMENT_STATE_NAMES[state] ?? state}`,
  searchContract: (goodsName: string, fen: number, state: string): string =>
    `${goodsName} 每期 ${yuan(fen)} ${CONTRACT_STATE_NAMES[state] ?? state}`,
  searchCode: (code: string, givenAt: Moment | null, isUsed: boolean): string =>
    `${code} ${givenAt === null ? '未发放' : isUsed ? '已使用' : `${minuteText(givenAt)} 发放，未使用`}`,

  bundle: (card: number): string => `礼包第 ${card} 份`,
  bundleText: (name: string, orderNo: string): string => `${name}，来自订单 ${orderNo}`,
  drawn: (name: string, days: number | null): string =>
    days === null ? `抽中「${name}」` : `抽中「${name}」，${days} 天已到账`,
  campaignPrize: '活动抽奖',
  giftEntered: (activity: string): string => `「${activity}」实物奖品`,
  giftWaiting: '已登记地址，等待抽取',
  giftLost: '未中奖',
  giftWon: '已中奖，等待寄出',
  giftSent: (courier: string, trackingNo: string): string => `已寄出：${courier} ${trackingNo}`,
  activityBenefit: (partner: string, days: number): string => `${partner} ${days} 天`,
  activityClaim: '活动权益',
  exchange: (points: number, days: number | null): string =>
    days === null ? `${points} 积分` : `${points} 积分，${days} 天`,
  consent: (title: string, version: number): string => `${title} 第 ${version} 版`,
  prizeFeedback: '领奖反馈',

  exportHead: (name: string, at: Moment, filter: string): string =>
    `导出人：${name}；时间：${secondText(at)}；条件：${filter}；原因已记入操作记录`,
  exportCut: (most: number): string => `只导出最新的 ${most} 条，请缩小范围`,
  exportColumns: {
    orderNo: '订单号',
    userId: '用户',
    mobile: '手机号',
    brand: '品牌',
    clientType: '端',
    goodsName: '商品',
    yuan: '金额（元）',
    state: '状态',
    provider: '支付渠道',
    createTime: '下单时间',
    payTime: '支付时间',
  },
  noFilter: '全部',
  filterNames: {
    brand: '品牌',
    state: '状态',
    provider: '支付渠道',
    clientType: '端',
    userId: '用户',
    goodsId: '商品',
    from: '起',
    until: '止',
    leastFen: '最低金额（分）',
    mostFen: '最高金额（分）',
  },

  noticeSettled: '已入账',
  noticeKept: '已记录，没有改变订单',

  comparison: {
    state: '状态',
    amount: '金额',
    tradeNo: '渠道交易号',
    refunded: '已退款',
  },
} as const;
