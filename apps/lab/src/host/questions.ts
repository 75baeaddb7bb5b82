import { createStore } from '../lib/store.ts';
import type { Question } from './behaviour.ts';
import type { BridgeCall } from './bridge-call.ts';
import { buyInStore, payAtProvider } from './payments.ts';

/** A call that waits for a person. */
export interface OpenQuestion {
  kind: Question;
  call: BridgeCall;
  answer(value: unknown): void;
}

/** What the host shows over the page: one question at a time, and its last action. */
export const openQuestion = createStore<OpenQuestion | undefined>(undefined);

export interface Choice {
  label: string;
  /** The answer to the page, or a function that performs the action first and returns its result. */
  answer: { value: unknown } | ((call: BridgeCall) => Promise<unknown>);
  likely?: true;
}

const PAID = '付款成功';
const UNPAID = [
  { label: '取消', result: 'cancelled' },
  { label: '失败', result: 'failed' },
  { label: '结果未知', result: 'unknown' },
];

/** The login question lists the users created here. */
export const QUESTIONS: Readonly<Record<Question, { title: string; choices: readonly Choice[] }>> = {
  login: { title: 'App 的登录', choices: [{ label: '取消', answer: { value: { outcome: 'cancelled' } } }] },
  share: {
    title: 'App 的分享面板',
    choices: [
      { label: '已分享', answer: { value: 'shared' }, likely: true },
      { label: '取消', answer: { value: 'cancelled' } },
      { label: '失败', answer: { value: 'failed' } },
    ],
  },
  // Only payments at the provider count: a page that is told otherwise asks the server and finds the order
  // unpaid.
  pay: {
    title: 'App 的收银台',
    choices: [
      { label: PAID, answer: payAtProvider, likely: true },
      ...UNPAID.map(({ label, result }) => ({ label, answer: { value: result } })),
    ],
  },
  purchase: {
    title: 'App Store 购买',
    choices: [
      { label: PAID, answer: buyInStore, likely: true },
      ...UNPAID.map(({ label, result }) => ({ label, answer: { value: { result } } })),
    ],
  },
  permission: {
    title: '系统询问：允许发送通知？',
    choices: [
      { label: '允许', answer: { value: 'granted' }, likely: true },
      { label: '不允许', answer: { value: 'denied' } },
    ],
  },
};
