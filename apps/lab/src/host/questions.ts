import { createStore } from '../lib/store.ts';
import type { Question } from './behaviour.ts';
import type { BridgeCall } from './bridge-call.ts';

/** A call that waits for a person. */
export interface OpenQuestion {
  kind: Question;
  call: BridgeCall;
  answer(value: unknown): void;
}

/** What the host shows over the page: one question at a time, and what it did last. */
export const openQuestion = createStore<OpenQuestion | undefined>(undefined);

export interface Choice {
  label: string;
  value: unknown;
  likely?: true;
}

const PAY: readonly Choice[] = [
  { label: '付款成功', value: 'paid', likely: true },
  { label: '取消', value: 'cancelled' },
  { label: '失败', value: 'failed' },
  { label: '结果未知', value: 'unknown' },
];

/** Logging in has its own list: the users made here. */
export const QUESTIONS: Readonly<Record<Question, { title: string; choices: readonly Choice[] }>> = {
  login: { title: 'App 的登录', choices: [{ label: '取消', value: { outcome: 'cancelled' } }] },
  share: {
    title: 'App 的分享面板',
    choices: [
      { label: '已分享', value: 'shared', likely: true },
      { label: '取消', value: 'cancelled' },
      { label: '失败', value: 'failed' },
    ],
  },
  pay: { title: 'App 的收银台', choices: PAY },
  // A purchase counts only with Apple's signature, which nobody here can give.
  purchase: {
    title: 'App Store 购买',
    choices: PAY.slice(1).map(({ label, value }) => ({ label, value: { result: value } })),
  },
  permission: {
    title: '系统询问：允许发送通知？',
    choices: [
      { label: '允许', value: 'granted', likely: true },
      { label: '不允许', value: 'denied' },
    ],
  },
};
