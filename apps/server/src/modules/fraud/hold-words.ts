import type { FraudRuleName, HoldKind, HoldState } from './fraud-names.ts';
import type { Hold } from './hold.repository.ts';

export const RULE_TITLES: Readonly<Record<FraudRuleName, string>> = {
  'accounts-of-device': '同一设备账号过多',
  'accounts-of-address': '同一网络账号过多',
  'refund-rate': '退款率过高',
  'refund-loop': '同一商品反复退款',
  'code-guessing': '多次猜测验证码',
};

const FACTS: Readonly<Record<FraudRuleName, (facts: Readonly<Record<string, number>>) => string>> = {
  'accounts-of-device': ({ count, most, hours }) =>
    `${hours} 小时内，这台设备上出现了 ${count} 个账号或手机号（上限 ${most} 个）`,
  'accounts-of-address': ({ count, most, hours }) =>
    `${hours} 小时内，这个网络出现了 ${count} 个账号或手机号（上限 ${most} 个）`,
  'refund-rate': ({ paid, refunded, hours }) =>
    `${daysText(hours)}内支付 ${paid} 笔，其中 ${refunded} 笔退款`,
  'refund-loop': ({ count, most, hours }) =>
    `${daysText(hours)}内，同一商品退款 ${count} 次（上限 ${most} 次）`,
  'code-guessing': ({ count, most, hours }) => `${hours} 小时内，验证码输错 ${count} 次（上限 ${most} 次）`,
};

const HOURS_A_DAY = 24;
const daysText = (hours = 0): string =>
  hours % HOURS_A_DAY === 0 ? `${hours / HOURS_A_DAY} 天` : `${hours} 小时`;

export const factsText = ({ rule, facts }: Pick<Hold, 'rule' | 'facts'>): string => FACTS[rule](facts);

export const KIND_TITLES: Readonly<Record<HoldKind, string>> = {
  order: '订单',
  claim: '免费领取',
  exchange: '积分兑换',
};

export const STATE_TITLES: Readonly<Record<HoldState, string>> = {
  marked: '待支付',
  held: '待复核',
  released: '已放行',
  refused: '已拒绝',
};

/** Who decided, as it is stored for staff; commands store the name of their operator. */
export const deciderOf = (staffId: number): string => `staff:${staffId}`;

/** Undefined for an operator's name. */
export function staffIdOf(decidedBy: string | null): number | undefined {
  const [, id] = /^staff:(\d{1,15})$/.exec(decidedBy ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}
