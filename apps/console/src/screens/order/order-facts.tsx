import { count, signed, yuan } from '../../lib/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Order } from './order.ts';

const LEDGERS: Readonly<Record<string, string>> = { days: '会员天数', points: '积分', vPower: 'V 力值' };

export function OrderFacts({ order }: { order: Order }) {
  return (
    <div className="col g12">
      <Panel title="商品（下单时）">
        <Facts
          rows={[
            [
              '商品',
              <span key="goods" className="mono">
                {order.goodsCode || order.goodsId}
              </span>,
            ],
            ['金额', yuan(order.fen)],
            ['给付', `${order.days} 天，${count(order.vPower)} V 力值`],
            ['自动续费', order.renewable ? '是' : '否'],
            ['客户端', order.clientType],
            ['来源', order.source || '—'],
            ['协议', order.agreements.map(({ key, version }) => `${key} v${version}`).join('、') || '—'],
            ['下单', <Moment key="create" at={order.createTime} long />],
            ['关闭期限', <Moment key="close" at={order.closeTime} long />],
            ['还可退款', yuan(order.refundableFen)],
          ]}
        />
      </Panel>
      <Panel flush title="这笔订单记下的权益">
        {order.ledger.length === 0 ? (
          <Empty title="还没有记下权益" />
        ) : (
          <ul className="rows">
            {order.ledger.map(({ time, ledger, amount, cause }) => (
              <li key={`${time} ${ledger} ${amount}`}>
                <span className="t3">
                  <Moment at={time} />
                </span>
                <span className="grow clip" title={cause}>
                  {LEDGERS[ledger] ?? ledger}
                </span>
                <span className={`num ${amount < 0 ? 'back' : 'good'}`}>{signed(amount)}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
