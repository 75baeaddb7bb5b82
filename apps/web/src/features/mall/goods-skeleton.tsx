import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './goods-list.module.css';

/** Two rows of placeholder goods. */
export function GoodsSkeleton() {
  return (
    <Skeleton>
      <div className={styles.list}>
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className={styles.bone}>
            <Bone height={116} shape="panel" />
            <Bone width="56%" height={13} />
            <Bone width="40%" height={11} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
