/** Looks up the name of an order's goods. */
export type GoodsNames = (orderNo: string) => string | undefined;

const EARN_WAYS: Readonly<Record<string, string>> = {
  check_in: '签到积分',
  share_drama: '分享短剧积分',
  feedback: '反馈奖励积分',
};

type Title = (parts: readonly string[], goodsOf: GoodsNames) => string;

/** What gave or took something, by the first word of its cause. */
const GRANTS: Readonly<Record<string, Title>> = {
  order: ([orderNo = ''], goodsOf) => `购买 ${goodsOf(orderNo) ?? '会员'}`,
  'check-in': () => '签到',
  decay: () => '会员过期，V力值衰减',
  level: ([level = '']) => `领取 LV${level} 等级奖励`,
  campaign: ([, kind]) => (kind === 'draw' ? '活动抽奖' : '完成活动任务'),
  draw: () => '活动抽奖',
  mission: () => '完成活动任务',
  activity: () => '领取活动权益',
  exchange: () => '积分兑换',
  credit: () => '系统补发积分',
  earn: ([way = '']) => EARN_WAYS[way] ?? '赚积分',
  gift: () => '系统赠送',
  claim: () => '领取免费会员',
  punch: ([day = '']) => `新人打卡第 ${day} 天`,
  staff: () => '客服补发',
  lab: () => '演示账号自带',
};

/** Endings of a cause: what was done to the grant before them. */
const ENDINGS: ReadonlyArray<readonly [ending: RegExp, title: (grant: string) => string]> = [
  [/:refund(?::[^:]+)?:returned$/, (grant) => `退款未成功，退还「${grant}」`],
  [/:refund(?::[^:]+)?$/, (grant) => `退款收回「${grant}」`],
  [/:returned$/, (grant) => `退还「${grant}」`],
];

export interface TitledCause {
  title: string;
  isKnown: boolean;
}

/** A cause of a ledger in words. */
export function causeTitle(cause: string, goodsOf: GoodsNames = () => undefined): TitledCause {
  for (const [ending, title] of ENDINGS) {
    if (!ending.test(cause)) continue;
    const grant = causeTitle(cause.replace(ending, ''), goodsOf);
    return { ...grant, title: title(grant.title) };
  }
  const [first = '', ...parts] = cause.split(':');
  const title = Object.hasOwn(GRANTS, first) ? GRANTS[first] : undefined;
  return title ? { title: title(parts, goodsOf), isKnown: true } : { title: '其他', isKnown: false };
}

const STEPS: Readonly<Record<string, string>> = {
  create: '用户下单',
  renewal: '自动续费下单',
  'app-store': 'App Store 购买',
  start: '开始支付',
  notification: '收到渠道通知',
  query: '向渠道查询',
  charge: '发起扣款',
  reconciliation: '自动对账',
  check: '用户页面查询',
  support: '客服查询',
  restore: 'App Store 恢复购买',
  confirm: 'App Store 确认购买',
  apple: 'App Store 通知',
  release: '审核通过',
  resumed: '用户恢复续费',
  lapse: '到期未再续费',
  cancelled: '用户取消续费',
  replaced: '换签了新的合同',
  unpaid: '首期没有支付',
  refunded: '退款',
  'charge-failed': '多次扣款未成功',
  unsigned: '在支付渠道解约',
  lapsed: '到期未再续费',
};

/** What caused a step of an order or contract, in words. */
export function stepTitle(cause: string): TitledCause {
  if (/^\d{18,}(?:_\d+)?R\d*$/.test(cause)) return { title: `退款 ${cause}`, isKnown: true };
  const title = Object.hasOwn(STEPS, cause) ? STEPS[cause] : undefined;
  return { title: title ?? cause, isKnown: title !== undefined };
}
