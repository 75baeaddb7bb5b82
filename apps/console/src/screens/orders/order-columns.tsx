import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { ORDER_STATES, providerName } from '../../lib/state-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import type { Column } from '../../ui/keyset-table.tsx';
import { OrderLink, UserLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Money } from '../../ui/money.tsx';
import { StateMark } from '../../ui/state-mark.tsx';

export type OrderRow = ConsoleOutput<'listOrders'>['orders'][number];

export const paidFen = ({ state, fen }: OrderRow) => (state === 'refunded' ? -fen : fen);

export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  { key: 'orderNo', title: '订单号', width: 204, render: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
  { key: 'brand', title: '品牌', width: 106, render: ({ brand }) => <BrandName brand={brand} /> },
  { key: 'user', title: '用户', width: 100, render: ({ userId }) => <UserLink id={userId} /> },
  {
    key: 'goods',
    title: '商品',
    width: 134,
    render: ({ goodsName }) => <span title={goodsName}>{goodsName}</span>,
  },
  {
    key: 'fen',
    title: '金额',
    width: 100,
    align: 'right',
    render: (row) => <Money fen={paidFen(row)} strong />,
  },
  { key: 'provider', title: '渠道', width: 96, render: ({ provider }) => providerName(provider) },
  {
    key: 'client',
    title: '客户端',
    width: 96,
    render: ({ clientType }) => <span className="t2">{clientType}</span>,
  },
  {
    key: 'state',
    title: '状态',
    width: 106,
    render: ({ state }) => <StateMark names={ORDER_STATES} state={state} />,
  },
  {
    key: 'create',
    title: '创建时间',
    width: 110,
    align: 'right',
    render: ({ createTime }) => <Moment at={createTime} />,
  },
  {
    key: 'pay',
    title: '支付时间',
    width: 110,
    align: 'right',
    startsHidden: true,
    render: ({ payTime }) => <Moment at={payTime} />,
  },
];
