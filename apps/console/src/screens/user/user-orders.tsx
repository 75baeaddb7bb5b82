import { shortNo } from '../../lib/format.ts';
import { ORDER_STATES, providerName } from '../../lib/state-names.ts';
import { OrderLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Money } from '../../ui/money.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Empty } from '../../ui/states.tsx';
import type { User } from './user-tabs.ts';

export function UserOrders({ orders, isShort }: { orders: User['orders']; isShort?: boolean }) {
  if (orders.length === 0) return <Empty title="还没有订单" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keys
    <section className="table-scroll" tabIndex={0} aria-label="订单">
      <table className="plain-table">
        <thead>
          <tr>
            <th>订单号</th>
            <th>商品</th>
            <th className="right">金额</th>
            <th>渠道</th>
            <th>状态</th>
            <th className="right">时间</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ orderNo, goodsName, fen, state, provider, createTime }) => (
            <tr key={orderNo}>
              <td>
                <OrderLink orderNo={orderNo}>{isShort ? shortNo(orderNo) : orderNo}</OrderLink>
              </td>
              <td>{goodsName}</td>
              <td className="right">
                <Money fen={state === 'refunded' ? -fen : fen} />
              </td>
              <td>{providerName(provider)}</td>
              <td>
                <StateMark names={ORDER_STATES} state={state} />
              </td>
              <td className="right t3">
                <Moment at={createTime} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
