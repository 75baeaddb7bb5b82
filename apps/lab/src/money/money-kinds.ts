import { paymentTexts } from '@juban/contract/texts/payment';
import type { ProviderFaults } from '../lib/lab-api.ts';

/** What the provider does with a payment. */
export const OUTCOMES = [
  { value: 'paid', label: '支付' },
  { value: 'failed', label: '失败' },
  { value: 'closed', label: '关闭' },
] as const;
export type Outcome = (typeof OUTCOMES)[number]['value'];

/** What a fraud rule and then a person do with an order. */
export const REVIEWS = [
  { value: 'mark', label: '转核对', states: ['created', 'paying'] },
  { value: 'release', label: '放行', states: ['paid'] },
  { value: 'refuse', label: '拒绝', states: ['paid'] },
] as const;
export type Review = (typeof REVIEWS)[number];

/** How the provider notifies us. */
export const NOTIFY_PLANS = [
  { value: 'once', label: '一次' },
  { value: 'twice', label: '两次' },
  { value: 'drop', label: '丢失' },
  { value: 'tampered', label: '篡改' },
  { value: 'late', label: '迟到' },
] as const;
export type NotifyPlan = (typeof NOTIFY_PLANS)[number]['value'];

/** Providers in the sandbox that take payments and send notifications. */
export const WALLETS = ['alipay', 'wechat', 'qihoo', 'lenovo'] as const;

/** Faults of the provider or the network, active until cleared. */
export const FAULTS = [
  { value: 'none', label: '支付渠道正常' },
  { value: 'delay', label: '慢' },
  { value: 'drop', label: '通知全丢' },
  { value: 'duplicate', label: '通知重复' },
  { value: 'reorder', label: '通知乱序' },
  { value: 'tamper', label: '通知被改' },
  { value: 'amount', label: '通知金额不对' },
  { value: 'http500', label: '应答 500' },
] as const;
export type Fault = (typeof FAULTS)[number]['value'];

/** Shown if the wallets have different faults, set by somebody else. */
export const MIXED = 'mixed';

/** The common fault of all wallets; none without a sandbox. */
export function commonFault(faults: ProviderFaults): Fault | typeof MIXED {
  const [first = 'none', ...others] = new Set(WALLETS.flatMap((name) => faults[name]?.fault ?? []));
  const known = FAULTS.find(({ value }) => value === first)?.value;
  return known !== undefined && others.length === 0 ? known : MIXED;
}

const STATE_NAMES: Readonly<Record<string, string>> = {
  created: paymentTexts.stateCreated,
  paying: paymentTexts.statePaying,
  paid: '核对中',
  fulfilled: paymentTexts.stateFulfilled,
  closed: paymentTexts.stateClosed,
  refunding: paymentTexts.stateRefunding,
  'partly-refunded': paymentTexts.statePartlyRefunded,
  refunded: paymentTexts.stateRefunded,
};

export const stateName = (state: string): string => STATE_NAMES[state] ?? state;
