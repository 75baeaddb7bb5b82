import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMembershipEnd } from '../../lib/use-membership-end.ts';
import { Seal } from '../../ui/seal.tsx';
import ways from '../../ui/ways.module.css';
import { MembershipPass } from './membership-pass.tsx';
import type { OrderDetail } from './order-data.ts';
import { OrderScreenLink } from './order-screen-link.tsx';
import { Rays } from './rays.tsx';
import styles from './result-stage.module.css';
import { wayBack } from './way-back.ts';

/** The moment: the seal is set, its light opens once, and the pass shows what is theirs now. */
export function PaidStage({ order, brand }: { order: OrderDetail; brand: string }) {
  const end = useMembershipEnd(true)?.end;
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the words that said it was being looked for.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.stage} data-result="paid">
      <div className={styles.glory}>
        <Rays />
        <Seal sign="tick" gold size={96} animated />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {paymentTexts.resultPaid}
      </h2>
      <MembershipPass order={order} brand={brand} end={end} />
      <div className={styles.ways}>
        <Link {...wayBack(order.fromPath)} className={ways.main}>
          {orderTexts.done}
        </Link>
        <OrderScreenLink orderNo={order.orderNo} />
      </div>
    </section>
  );
}
