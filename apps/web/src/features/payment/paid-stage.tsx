import type { BrandId } from '@juban/catalog';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { levelUpOnce } from '../../lib/level-up-once.ts';
import { useMembershipEnd } from '../../lib/use-membership-end.ts';
import { LevelUp } from '../../ui/level-up.tsx';
import ways from '../../ui/link-buttons.module.css';
import { Seal } from '../../ui/seal.tsx';
import { MembershipPass } from './membership-pass.tsx';
import type { OrderDetail } from './order-data.ts';
import { OrderScreenLink } from './order-screen-link.tsx';
import { Rays } from './rays.tsx';
import styles from './result-stage.module.css';
import { returnTarget } from './return-target.ts';

interface PaidStageProps {
  order: OrderDetail;
  brand: BrandId;
  /** The level reached by this order. */
  risenTo: number | null;
}

/** The success page: the seal and rays appear once, and the card shows the membership. */
export function PaidStage({ order, brand, risenTo }: PaidStageProps) {
  const { level, close } = useRisenLevel(order.orderNo, risenTo);
  const end = useMembershipEnd(true)?.end;
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the text about checking.
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
        <Link {...returnTarget(order.fromPath)} className={ways.main}>
          {orderTexts.done}
        </Link>
        <OrderScreenLink orderNo={order.orderNo} />
      </div>
      <LevelUp level={level} title={levelUpTexts.bought} onClose={close}>
        <Link to="/vip/level/home" className={ways.main}>
          {levelUpTexts.view}
        </Link>
      </LevelUp>
    </section>
  );
}

/** The reached level, until the user closes the dialog. */
function useRisenLevel(orderNo: string, risenTo: number | null) {
  const [level, setLevel] = useState<number>();
  useEffect(() => setLevel(levelUpOnce(orderNo, risenTo)), [orderNo, risenTo]);
  const close = useCallback(() => setLevel(undefined), []);
  return { level, close };
}
