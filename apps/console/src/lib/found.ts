import type { ConsoleOutput } from '@juban/contract/console/console-schemas';

export type Found = ConsoleOutput<'search'>[number];

export const KIND_NAMES: Readonly<Record<Found['kind'], string>> = {
  user: '用户',
  order: '订单',
  payment: '支付',
  contract: '契约',
  'redeem-code': '兑换码',
  feedback: '反馈',
};

/** The address of the page that shows a hit. */
export const pageOf = ({ page }: Found): string =>
  page.kind === 'user' ? `/users/${page.id}` : `/orders/${page.id}`;
