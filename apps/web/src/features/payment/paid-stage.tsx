import type { BrandId } from '@juban/catalog';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tellLevelOnce } from '../../lib/tell-level-once.ts';
import { useMembershipEnd } from '../../lib/use-membership-end.ts';
import { LevelUp } from '../../ui/level-up.tsx';
import { Seal } from '../../ui/seal.tsx';
import ways from '../../ui/ways.module.css';
import { MembershipPass } from './membership-pass.tsx';
import type { OrderDetail } from './order-data.ts';
import { OrderScreenLink } from './order-screen-link.tsx';
import { Rays } from './rays.tsx';
import styles from './result-stage.module.css';
import { wayBack } from './way-back.ts';

interface PaidStageProps {
  order: OrderDetail;
  brand: BrandId;
  /** The level that the order raised its payer to. */
  risenTo: number | null;
}

/** The moment: the seal is set, its light opens once, and the pass shows what is theirs now. */
export function PaidStage({ order, brand, risenTo }: PaidStageProps) {
  const { level, close } = useRisenLevel(order.orderNo, risenTo);
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
      <LevelUp level={level} title={levelUpTexts.bought} onClose={close}>
        <Link to="/vip/level/home" className={ways.main}>
          {levelUpTexts.view}
        </Link>
      </LevelUp>
    </section>
  );
}

/** The level to tell of, until the reader closes it. */
function useRisenLevel(orderNo: string, risenTo: number | null) {
  const [level, setLevel] = useState<number>();
  useEffect(() => setLevel(tellLevelOnce(orderNo, risenTo)), [orderNo, risenTo]);
  const close = useCallback(() => setLevel(undefined), []);
  return { level, close };
}
