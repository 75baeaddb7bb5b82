import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './purchase-skeleton.module.css';

const CARDS = [1, 2, 3, 4];

/** Placeholders of the packages in their final size. */
export function GoodsSkeleton() {
  return (
    <Skeleton className={styles.goodsList}>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Bone key={card} shape="panel" width={108} height={148} />
        ))}
      </div>
    </Skeleton>
  );
}

/** Placeholders of the whole page in their final sizes. */
export function PurchaseSkeleton() {
  return (
    <Skeleton className={styles.page}>
      <div className={styles.card}>
        <Bone shape="panel" height={164} />
      </div>
      <div className={styles.tabs}>
        <Bone width={76} height={20} />
        <Bone width={56} height={20} />
      </div>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Bone key={card} shape="panel" width={108} height={148} />
        ))}
      </div>
      <div className={styles.pay}>
        <Bone width="64%" height={12} />
        <Bone shape="action" height={48} />
        <Bone width="72%" height={12} />
      </div>
    </Skeleton>
  );
}
