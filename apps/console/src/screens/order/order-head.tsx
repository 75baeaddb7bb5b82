import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { orderNoParts } from '../../lib/format.ts';
import { useMay } from '../../lib/me.ts';
import { ORDER_STATES } from '../../lib/state-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { UserLink } from '../../ui/links.tsx';
import { Money } from '../../ui/money.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Order } from './order.ts';

export function OrderHead({ order, onAct }: { order: Order; onAct: (act: string) => void }) {
  const may = useMay();
  return (
    <PageHead
      name={`订单 ${order.orderNo}`}
      back={
        <>
          <Link to="/orders">订单</Link> / 订单详情
        </>
      }
      title={
        <>
          <CopiedNo text={order.orderNo}>
            <span className="order-no">
              {orderNoParts(order.orderNo).map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a number never move
                <span key={at}>{part}</span>
              ))}
            </span>
          </CopiedNo>
          <StateMark names={ORDER_STATES} state={order.state} />
        </>
      }
      note={
        <span className="identity">
          <BrandName brand={order.brand} />
          <span>{order.goodsName}</span>
          <Money fen={order.fen} strong />
          <span>
            用户 <UserLink id={order.userId} />
          </span>
        </span>
      }
    >
      {may('askProvider') && order.payments.length > 0 ? (
        <Button onClick={() => onAct('ask')}>查询渠道</Button>
      ) : null}
      {may('replayNotifications') && order.notifications.length > 0 ? (
        <Button onClick={() => onAct('replay')}>重放通知</Button>
      ) : null}
      {may('refundOrder') && order.refundableFen > 0 ? (
        <Button danger onClick={() => onAct('refund')}>
          退款
        </Button>
      ) : null}
    </PageHead>
  );
}
