import type { Tone } from '../ui/mark.tsx';

type Names = Readonly<Record<string, readonly [Tone, string]>>;

export const ORDER_STATES: Names = {
  created: ['mute', '待支付'],
  paying: ['wait', '支付中'],
  paid: ['wait', '已支付'],
  fulfilled: ['good', '已交付'],
  closed: ['mute', '已关闭'],
  refunding: ['warn', '退款中'],
  refunded: ['back', '已退款'],
  'partly-refunded': ['back', '部分退款'],
};

export const CONTRACT_STATES: Names = {
  signing: ['wait', '签约中'],
  active: ['good', '生效中'],
  closing: ['warn', '解约中'],
  closed: ['mute', '已解约'],
  expired: ['mute', '未签约'],
};

export const PAYMENT_STATES: Names = {
  open: ['wait', '待支付'],
  paid: ['good', '已支付'],
  closed: ['mute', '已关闭'],
  refunding: ['warn', '退款中'],
  refunded: ['back', '已退款'],
};

export const REFUND_STATES: Names = {
  asked: ['warn', '退款中'],
  done: ['back', '已退回'],
  failed: ['bad', '失败'],
  reversed: ['bad', '被渠道撤销'],
};

export const REFUND_KINDS: Readonly<Record<string, string>> = {
  requested: '用户申请',
  surplus: '多付退回',
  support: '客服退款',
  provider: '渠道退款',
  cancelled: '取消退回',
};

export const HOLD_STATES: Names = {
  marked: ['warn', '已标记'],
  held: ['warn', '复核中'],
  released: ['good', '已放行'],
  refused: ['bad', '已拒绝'],
};

export const HOLD_KINDS = { order: '订单', claim: '免费领取', exchange: '积分兑换' } as const;

export const FEEDBACK_STATES: Names = {
  received: ['warn', '待答复'],
  accepted: ['good', '已采纳'],
  declined: ['mute', '已答复'],
};

export const APPROVAL_STATES: Names = {
  open: ['warn', '待复核'],
  approved: ['good', '已通过'],
  rejected: ['bad', '已驳回'],
  withdrawn: ['mute', '已撤回'],
  lapsed: ['mute', '已过期'],
};

export const MEMBER_STATES: Names = {
  invited: ['warn', '待接受邀请'],
  active: ['good', '在职'],
  inactive: ['mute', '已停用'],
};

export const PROVIDER_STATES: Names = {
  well: ['good', '正常'],
  failing: ['bad', '异常'],
  unknown: ['mute', '没有记录'],
};

/** A state that has no name yet is shown as it is. */
export const stateOf = (names: Names, state: string): readonly [Tone, string] =>
  names[state] ?? ['mute', state];

/** A name from a list of names; what has none yet is shown as it is. */
export const nameIn = (names: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;

/** For a choice of states. */
export const optionsOf = (names: Names) =>
  Object.entries(names).map(([value, [, label]]) => ({ value, label }));

const PROVIDERS: Readonly<Record<string, string>> = {
  alipay: '支付宝',
  wechat: '微信支付',
  apple: 'App Store',
  qihoo: '360 支付',
  lenovo: '联想支付',
};

export const providerName = (provider: string): string => PROVIDERS[provider] ?? (provider || '—');

export const PROVIDER_OPTIONS = Object.entries(PROVIDERS).map(([value, label]) => ({ value, label }));
