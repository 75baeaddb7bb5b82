import { describe, expect, it } from 'vitest';
import { doneMessageOf } from './done-message.ts';
import type { UnionProduct } from './union-data.ts';

const PRICE = { unionName: '半山阅读' } as UnionProduct['priceInfo'];
const IN_STORE = {} as NonNullable<UnionProduct['iosProduct']>;

const messageOf = (arrival: Parameters<typeof doneMessageOf>[1]['arrival'], isInStore = false) =>
  doneMessageOf({ priceInfo: PRICE, iosProduct: isInStore ? IN_STORE : null }, { arrival, brand: '屿见' });

describe('message after paying for both memberships', () => {
  it.each([
    ['in progress', undefined, '开通成功', '正在送达'],
    ['arrived', 'arrived', '开通成功', '半山阅读会员已开通'],
    ['held for review', 'held', '正在核对', '核对一般 24 小时内完成'],
    ['full at the partner', 'full', '未能开通', '款项将原路退回'],
  ] as const)('[C-058] says what happened when the order is %s', (_case, arrival, title, text) => {
    const message = messageOf(arrival);
    expect(message.title).toBe(title);
    expect(message.text).toContain(text);
  });

  it('[C-058] tells an App Store buyer of a full union to ask the store for the money', () => {
    const { title, text } = messageOf('full', true);
    expect(title).toBe('部分开通成功');
    expect(text).toContain('请向 App Store 申请退款');
  });
});
