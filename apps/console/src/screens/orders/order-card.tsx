import { Link } from '@tanstack/react-router';
import { ORDER_STATES, providerName } from '../../lib/state-names.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Money } from '../../ui/money.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { type OrderRow, paidFen } from './order-columns.tsx';

/** An order on a phone: money and state on the right. */
export function OrderCard({ row }: { row: OrderRow }) {
  return (
    <Link to="/orders/$orderNo" params={{ orderNo: row.orderNo }} className="order-card">
      <div className="row between">
        <BrandName brand={row.brand} />
        <StateMark names={ORDER_STATES} state={row.state} />
      </div>
      <div className="row between base">
        <b className="clip">{row.goodsName}</b>
        <Money fen={paidFen(row)} strong />
      </div>
      <div className="row between s12 t3">
        <span className="clip">
          {row.userId} · {providerName(row.provider)} · {row.clientType}
        </span>
        <Moment at={row.createTime} />
      </div>
    </Link>
  );
}
