import { describe, expect, it } from 'vitest';
import type { OrderPage, OrderSummary } from './order-data.ts';
import { monthsOf } from './order-months.ts';
import { makeSummary } from './testing/make-order.ts';

const page = (pageNum: number, total: number, ...content: OrderSummary[]): OrderPage => ({
  content,
  total,
  pageNum,
  pageSize: 2,
});

describe('orders by month', () => {
  it('are grouped by month in Shanghai, with the sum paid and not refunded', () => {
    const months = monthsOf([
      page(
        1,
        4,
        makeSummary('4', '2026-11-12', { state: 'paying', price: 168 }),
        makeSummary('3', '2026-11-02', { price: 9.9 }),
      ),
      page(
        2,
        4,
        makeSummary('2', '2026-11-01', { price: 0.2, createTime: Date.parse('2026-10-31T16:00:00Z') }),
        makeSummary('1', '2026-10-08', { state: 'refunded' }),
      ),
    ]);
    expect(months.map(({ key, orders, paidFen }) => [key, orders.length, paidFen])).toEqual([
      ['2026-11', 3, 1010],
      ['2026-10', 1, 0],
    ]);
  });

  it('have no sum while more of the month may follow', () => {
    const [first, second] = monthsOf([
      page(1, 3, makeSummary('3', '2026-11-12'), makeSummary('2', '2026-10-02')),
    ]);
    expect([first?.paidFen, second?.paidFen]).toEqual([2200, undefined]);
  });

  it('show an order once that is on two pages', () => {
    const twice = makeSummary('2', '2026-11-02');
    const months = monthsOf([
      page(1, 4, makeSummary('3', '2026-11-12'), twice),
      page(2, 4, twice, makeSummary('1', '2026-11-01')),
    ]);
    expect(months[0]?.orders.map(({ orderNo }) => orderNo)).toEqual(['3', '2', '1']);
  });
});
