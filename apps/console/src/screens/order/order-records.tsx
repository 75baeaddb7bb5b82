import { Tabs } from 'antd';
import { yuan } from '../../lib/format.ts';
import { REFUND_KINDS, REFUND_STATES } from '../../lib/state-names.ts';
import { ActsDone } from '../../ui/acts-done.tsx';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { Moment } from '../../ui/moment.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Order } from './order.ts';

/** What came from the provider, what was refunded, and what staff did. */
export function OrderRecords({ order }: { order: Order }) {
  const items = [
    {
      key: 'notifications',
      label: `渠道通知 ${order.notifications.length}`,
      children: <Notifications order={order} />,
    },
    { key: 'refunds', label: `退款 ${order.refunds.length}`, children: <Refunds order={order} /> },
    { key: 'acts', label: `客服操作 ${order.acts.length}`, children: <ActsDone acts={order.acts} /> },
  ];
  return (
    <section className="panel flush order-records">
      <Tabs items={items} />
    </section>
  );
}

function Notifications({ order: { notifications } }: { order: Order }) {
  if (notifications.length === 0) return <Empty title="没有收到渠道的通知" />;
  return (
    <ul className="rows">
      {notifications.map(({ id, paymentNo, time, outcome, body }) => (
        <li key={id} className="notification">
          <details>
            <summary>
              <span className="t3">
                <Moment at={time} />
              </span>
              <b>{outcome}</b>
              <span className="mono t3">{paymentNo}</span>
            </summary>
            {body ? <pre>{body}</pre> : <p className="hint">原文已随用户注销删除。</p>}
          </details>
        </li>
      ))}
    </ul>
  );
}

function Refunds({ order: { refunds } }: { order: Order }) {
  if (refunds.length === 0) return <Empty title="没有退款" />;
  return (
    <ul className="rows">
      {refunds.map((refund) => (
        <li key={refund.refundNo}>
          <span className="grow min0">
            <span className="row g12 wrap">
              <b className="back num">{yuan(-refund.fen)}</b>
              <span>{REFUND_KINDS[refund.kind] ?? refund.kind}</span>
              <CopiedNo text={refund.refundNo} />
            </span>
            <span className="s12 t3">
              {refund.reason} · 收回 {takenBack(refund)} · <Moment at={refund.askTime} long />
              {refund.doneTime === null ? '' : ' 申请，'}
              {refund.doneTime === null ? null : (
                <>
                  <Moment at={refund.doneTime} long /> 退回
                </>
              )}
            </span>
          </span>
          <StateMark names={REFUND_STATES} state={refund.state} />
        </li>
      ))}
    </ul>
  );
}

function takenBack({ days, vPower, points }: Order['refunds'][number]): string {
  const parts = [
    days === null ? '' : `${days} 天`,
    vPower === null ? '' : `${vPower} V 力值`,
    points === null ? '' : `${points} 积分`,
  ].filter((part) => part !== '');
  return parts.join('、') || '未知';
}
