import type { Db } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';
import type { PaymentState } from './payment.tables.ts';

export interface AuditedPayment {
  payment_no: string;
  state: PaymentState;
  surplus: boolean;
  fen: number;
  refunded_fen: number;
  fulfilled: boolean;
  next_check_ms: number | null;
}

const read = namedStatement<AuditedPayment>(
  'audit_payments',
  `select p.payment_no, p.state, p.surplus, p.fen, p.refunded_fen, f.order_no is not null as fulfilled,
    (extract(epoch from p.next_check_at) * 1000)::float8 as next_check_ms
  from unnest($1::bigint[], $2::text[]) as asked (user_id, payment_no)
  join payments p on p.user_id = asked.user_id and p.payment_no = asked.payment_no
  left join fulfilments f on f.user_id = p.user_id and f.payment_no = p.payment_no`,
);

/** Our state of payments that a provider lists; no row for unknown ones. */
export async function readPaymentsFor(
  db: Db,
  asked: ReadonlyArray<{ userId: number; paymentNo: string }>,
): Promise<AuditedPayment[]> {
  return read(db, [asked.map(({ userId }) => userId), asked.map(({ paymentNo }) => paymentNo)]);
}
