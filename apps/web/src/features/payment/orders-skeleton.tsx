import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './orders-screen.module.css';

/** A month with four placeholder orders. */
export function OrdersSkeleton() {
  return (
    <Skeleton className={styles.waiting}>
      <Bone width={96} height={12} />
      <div className={styles.bones}>
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className={styles.bone}>
            <Bone width={40} height={40} shape="panel" />
            <span>
              <Bone width="56%" height={15} />
              <Bone width="72%" height={11} />
            </span>
            <Bone width={56} height={15} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
