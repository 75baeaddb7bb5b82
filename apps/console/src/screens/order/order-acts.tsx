import { callConsole } from '../../lib/call-console.ts';
import { useMay } from '../../lib/me.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import type { Order } from './order.ts';
import { RefundPanel } from './refund-panel.tsx';

interface OrderActsProps {
  order: Order;
  /** The open act, as in the address. */
  act: string | undefined;
  onClose: () => void;
}

export function OrderActs({ order, act, onClose }: OrderActsProps) {
  const may = useMay();
  const { orderNo } = order;
  const common = { whom: orderNo, onClose, dryRun: null, hasTicket: false } as const;
  if (act === 'refund' && may('refundOrder')) return <RefundPanel order={order} onClose={onClose} />;
  if (act === 'ask' && may('askProvider'))
    return (
      <ActPanel
        {...common}
        title="查询渠道"
        draftKey={`ask ${orderNo}`}
        reasons={['用户说已付款', '核对退款进度', '通知可能丢失']}
        run={({ reason }) => callConsole('askProvider', { orderNo, reason })}
        verb={`查询 ${order.payments.length} 笔支付`}
      >
        <p className="t2">向渠道询问这笔订单的每一次支付，并按它的答复入账。问多少次结果都一样。</p>
      </ActPanel>
    );
  if (act === 'replay' && may('replayNotifications'))
    return (
      <ActPanel
        {...common}
        title="重放通知"
        draftKey={`replay ${orderNo}`}
        reasons={['收到通知但没有交付', '修复后重新处理']}
        run={({ reason }) => callConsole('replayNotifications', { orderNo, reason })}
        verb={`重放 ${order.notifications.length} 条通知`}
      >
        <p className="t2">把收到过的通知重新处理一遍。处理过的不会重复交付。</p>
      </ActPanel>
    );
  return null;
}
