import { useParams } from '@tanstack/react-router';
import { useAddress, useChangeAddress } from '../../lib/address.ts';
import { useRead } from '../../lib/reads.ts';
import { Shown } from '../../ui/states.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderComparison } from './order-comparison.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderRecords } from './order-records.tsx';
import { OrderSteps } from './order-steps.tsx';
import './order.css';

export default function OrderScreen() {
  const { orderNo = '' } = useParams({ strict: false }) as { orderNo?: string };
  const { act } = useAddress();
  const change = useChangeAddress();
  const read = useRead('getOrder', { orderNo });
  return (
    <div className="page">
      {read.data ? null : <h1 className="visually-hidden">订单 {orderNo}</h1>}
      <Shown read={read} rows={14}>
        {(order) => (
          <>
            <OrderHead order={order} onAct={(next) => change({ act: next })} />
            <OrderSteps order={order} />
            <div className="split">
              <div className="col g12 min0">
                <OrderComparison order={order} />
                <OrderRecords order={order} />
              </div>
              <OrderFacts order={order} />
            </div>
            <OrderActs order={order} act={act} onClose={() => change({ act: undefined })} />
          </>
        )}
      </Shown>
    </div>
  );
}
