import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { readOf } from './reads.ts';

export type Overview = ConsoleOutput<'getOverview'>;
export type QueueName = keyof Overview;

export const overviewQuery = { ...readOf('getOverview', {}), refetchInterval: 60_000 };

/** Work that waits, as the menu shows it. */
export interface Waiting {
  count: number;
  /** Money or delivery is stuck. */
  isStuck: boolean;
}

interface QueueFacts {
  title: string;
  /** What waits, for the sentence under the title. */
  told: string;
  isStuck: boolean;
  /** The screen that shows it; none if the console has none yet. */
  path?: '/system' | '/approvals' | '/holds' | '/feedback' | '/gifts';
  search?: Readonly<Record<string, string>>;
  verb?: string;
}

/** In the order of how urgent they are. */
const QUEUES: Readonly<Record<QueueName, QueueFacts>> = {
  deadLetters: {
    title: '死信',
    told: '重试多次仍未送达，退款、解约或合作方权益停在这里',
    isStuck: true,
    path: '/system',
    search: { tab: 'messages' },
    verb: '去重投',
  },
  providers: {
    title: '渠道异常',
    told: '支付渠道、短信或合作方没有正常应答',
    isStuck: true,
    path: '/system',
    search: { tab: 'providers' },
    verb: '去查看',
  },
  invariants: {
    title: '不变量不成立',
    told: '账目或记录与规则不一致',
    isStuck: true,
    path: '/system',
    search: { tab: 'invariants' },
    verb: '去查看',
  },
  jobs: {
    title: '任务停顿',
    told: '后台任务五分钟没有运行，或上一轮失败',
    isStuck: true,
    path: '/system',
    search: { tab: 'jobs' },
    verb: '去查看',
  },
  holds: {
    title: '风控复核',
    told: '已支付或已申请，等人决定放行或拒绝',
    isStuck: true,
    path: '/holds',
    verb: '去复核',
  },
  approvals: {
    title: '等我审批',
    told: '同事提交，要第二个人同意',
    isStuck: false,
    path: '/approvals',
    verb: '去审批',
  },
  feedback: {
    title: '反馈超过一天未答复',
    told: '用户还在等答复',
    isStuck: false,
    path: '/feedback',
    search: { box: 'old' },
    verb: '去答复',
  },
  prizes: { title: '奖品待寄出', told: '中奖者在等包裹', isStuck: false, path: '/gifts', verb: '去寄送' },
  mallStock: { title: '积分商城库存不足', told: '今天快兑完了，补货在内容包里改', isStuck: false },
  codeStock: { title: '活动礼品码不足', told: '快发完了，用命令补充', isStuck: false },
};

const NAMES = Object.keys(QUEUES) as QueueName[];

export interface WorkQueue extends QueueFacts {
  name: QueueName;
  count: number;
  oldest: number | null;
  lines: readonly string[];
}

/** The queues that the caller may see: those with work, and those without. */
export function queuesOf(overview: Overview): { waiting: WorkQueue[]; calm: WorkQueue[] } {
  const all = NAMES.flatMap((name): WorkQueue[] => {
    const queue = overview[name];
    return queue === null ? [] : [{ ...QUEUES[name], ...queue, name }];
  });
  return { waiting: all.filter(({ count }) => count > 0), calm: all.filter(({ count }) => count === 0) };
}

/** How much work waits on each screen. */
export function waitingIn(overview: Overview): Record<string, Waiting> {
  const waiting: Record<string, Waiting> = {};
  for (const { path, count, isStuck } of queuesOf(overview).waiting) {
    if (!path) continue;
    const before = waiting[path];
    waiting[path] = { count: (before?.count ?? 0) + count, isStuck: isStuck || before?.isStuck === true };
  }
  return waiting;
}
