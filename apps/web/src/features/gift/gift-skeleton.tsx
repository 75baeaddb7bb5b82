import { giftTexts } from '@juban/contract/texts/gift';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './gift-screen.module.css';

/** Two placeholder vouchers under a line of text. */
export function GiftSkeleton() {
  return (
    <>
      <p className={styles.loading}>{giftTexts.loading}</p>
      <Skeleton>
        <div className={styles.list}>
          {[0, 1].map((voucher) => (
            <Bone key={voucher} height={186} shape="panel" />
          ))}
        </div>
      </Skeleton>
    </>
  );
}
