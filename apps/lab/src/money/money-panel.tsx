import { useState } from 'react';
import { usePageToken } from '../model/page-login.ts';
import { Panel } from '../ui/panel.tsx';
import { Segments } from '../ui/segments.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { FaultPicker } from './fault-picker.tsx';
import { NOTIFY_PLANS, type NotifyPlan } from './money-kinds.ts';
import styles from './money-panel.module.css';
import { OrderLine } from './order-line.tsx';
import { useOrderActions } from './use-order-actions.ts';
import { useOwnOrders } from './use-own-orders.ts';

interface MoneyPanelProps {
  clientType: string;
  /** Shows a page in the frame. */
  onOpen(page: string): void;
}

/** Controls the provider's side of the logged-in user's orders: results of payments and notifications. */
export function MoneyPanel({ clientType, onOpen }: MoneyPanelProps) {
  const token = usePageToken();
  const [plan, setPlan] = useState<NotifyPlan>('once');
  const { orders, refresh } = useOwnOrders(token);
  const { busy, make, play, review, refund } = useOrderActions({ token, clientType, plan, refresh });
  return (
    <Panel title="订单" note="登录的用户最近的几笔" action={<FaultPicker />}>
      <div className={styles.plan}>
        <span>通知</span>
        <Segments<NotifyPlan> label="支付渠道的通知" value={plan} options={NOTIFY_PLANS} onPick={setPlan} />
        <ToolButton onClick={make} disabled={busy || token === ''}>
          下一单
        </ToolButton>
      </div>
      {orders.length === 0 ? (
        <p className={styles.none}>{token ? '还没有订单。' : '先让页面登录为一个用户。'}</p>
      ) : (
        <ul className={styles.orders} aria-label="订单，新的在前">
          {orders.map((order) => (
            <OrderLine
              key={order.orderNo}
              order={order}
              busy={busy}
              onPlay={play}
              onReview={review}
              onRefund={refund}
              onShow={({ orderNo }) => onOpen(`/vip/pay-result?orderNo=${orderNo}`)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
