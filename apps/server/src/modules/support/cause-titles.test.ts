import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { causeTitle, stepTitle } from '@juban/contract/console/cause-titles';
import { refundCause, returnCause } from '@juban/domain';
import { describe, expect, it } from 'vitest';
import { OWN_SOURCES } from '../../lib/order-sources.ts';

const SRC = join(import.meta.dirname, '../..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('\n');

const all = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].map(([, found = '']) => found))];
/** The beginning of every text that is built as a cause, up to its first colon. */
const BUILT = /\b(?:cause|\w*Cause)\b(?:\s*[:=]|[^;\n]*=>)\s*['`]([a-z-]+):/g;
const MADE = /(?:Cause|causeOf)\b[^;]*?=>[^;]*?`([a-z-]+):\$\{/g;
/** Keys of messages that are built from causes. */
const KEYS = ['partner'];
const WORDS = /\bcause: '([a-z-]+)'/g;

describe('causes of ledgers', () => {
  const beginnings = [...new Set([...all(BUILT), ...all(MADE)])].filter((one) => !KEYS.includes(one));

  it.each(beginnings)('%s: has a title', (beginning) => {
    const { title, isKnown } = causeTitle(`${beginning}:1:2`);
    expect(isKnown).toBe(true);
    expect(title).toMatch(/\p{Script=Han}/u);
  });

  it('are found where they are written', () => {
    expect(beginnings).toEqual(
      expect.arrayContaining([
        'check-in',
        'order',
        'exchange',
        'claim',
        'punch',
        'decay',
        'level',
        'earn',
        'lab',
        'staff',
      ]),
    );
  });

  it('say what was done to a grant', () => {
    const goodsOf = (orderNo: string) => (orderNo === '7' ? 'VIP 月卡' : undefined);
    const titleOf = (cause: string) => causeTitle(cause, goodsOf).title;
    const taken = refundCause('order:7', '7R2');
    expect(titleOf('order:7')).toBe('购买 VIP 月卡');
    expect(titleOf(taken)).toBe('退款收回「购买 VIP 月卡」');
    expect(titleOf('order:7:refund')).toBe('退款收回「购买 VIP 月卡」');
    expect(titleOf(returnCause(taken))).toBe('退款未成功，退还「购买 VIP 月卡」');
    expect(titleOf('exchange:x:returned')).toBe('退还「积分兑换」');
    expect(titleOf('level:3:2')).toBe('领取 LV3 等级奖励');
    expect(titleOf('earn:share_drama:2026-11-01')).toBe('分享短剧积分');
    expect(titleOf('campaign:x:draw:1')).toBe('活动抽奖');
    expect(titleOf('campaign:x:mission:1')).toBe('完成活动任务');
    expect(titleOf('order:8')).toBe('购买 会员');
  });

  it('that nobody writes have none', () => {
    expect(causeTitle('constructor:1')).toEqual({ title: '其他', isKnown: false });
    expect(causeTitle('')).toEqual({ title: '其他', isKnown: false });
  });
});

describe('causes of steps', () => {
  it.each([...all(WORDS), ...Object.values(OWN_SOURCES), 'create', 'check', 'support', 'release'])(
    '%s has a title',
    (word) => {
      expect(stepTitle(word).isKnown).toBe(true);
    },
  );

  it('name the refund that they belong to', () => {
    expect(stepTitle('26111509120012345100000001_2R3').title).toBe('退款 26111509120012345100000001_2R3');
    expect(stepTitle('toString')).toEqual({ title: 'toString', isKnown: false });
  });
});
