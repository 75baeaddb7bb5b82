import { PAYMENT_STATES, providerName } from '../../lib/state-names.ts';
import { CopiedNo } from '../../ui/copied-no.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Money } from '../../ui/money.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Order } from './order.ts';

/** Each payment, our facts beside those of the provider. */
export function OrderComparison({ order }: { order: Order }) {
  return (
    <Panel flush title="账本与渠道">
      {order.payments.length === 0 ? <Empty title="用户还没有发起支付" /> : null}
      {order.payments.map((payment) => (
        <div key={payment.paymentNo} className="payment">
          <div className="row g12 wrap payment-head">
            <b>{providerName(payment.provider)}</b>
            <CopiedNo text={payment.paymentNo} />
            <Money fen={payment.fen} strong />
            <StateMark names={PAYMENT_STATES} state={payment.state} />
            <span className="grow" />
            <span className="s12 t3">
              {payment.payTime === null ? '创建于 ' : '付款于 '}
              <Moment at={payment.payTime ?? payment.createTime} />
            </span>
          </div>
          <Facts order={order} paymentNo={payment.paymentNo} />
        </div>
      ))}
    </Panel>
  );
}

function Facts({ order, paymentNo }: { order: Order; paymentNo: string }) {
  const facts = order.comparison.filter((fact) => fact.paymentNo === paymentNo);
  if (facts.length === 0) return <p className="hint payment-none">渠道还没有说过这笔支付。</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keys
    <section className="table-scroll" tabIndex={0} aria-label="逐项核对">
      <table className="plain-table">
        <thead>
          <tr>
            <th>事实</th>
            <th>我们的账本</th>
            <th>渠道的答复</th>
            <th>核对</th>
          </tr>
        </thead>
        <tbody>
          {facts.map(({ what, ours, theirs, agrees }) => (
            <tr key={what}>
              <td className="t2">{what}</td>
              <td className="mono">{ours || '—'}</td>
              <td className="mono theirs">{theirs || '—'}</td>
              <td>
                <Mark plain tone={agrees ? 'good' : theirs === '' ? 'mute' : 'bad'}>
                  {agrees ? '一致' : theirs === '' ? '未知' : '不一致'}
                </Mark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
