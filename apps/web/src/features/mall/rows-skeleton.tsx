import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './own-list.module.css';

/** Four rows, as they will stand. */
export function RowsSkeleton() {
  return (
    <Skeleton>
      <div className={styles.rows}>
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className={styles.row}>
            <Bone width="56%" height={15} />
            <Bone width={56} height={15} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
