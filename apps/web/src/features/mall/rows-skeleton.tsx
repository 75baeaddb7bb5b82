import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './user-list.module.css';

/** Placeholder rows. */
export function RowsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Skeleton>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <div key={row} className={styles.row}>
            <Bone width="56%" height={15} />
            <Bone width={56} height={15} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
