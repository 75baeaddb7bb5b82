import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './mine-screen.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder rows of games. */
export function RowsSkeleton() {
  return (
    <Skeleton>
      {ROWS.map((row) => (
        <div key={row} className={styles.bone}>
          <Bone width={56} height={56} shape="panel" />
          <span>
            <Bone width={96} height={15} />
            <Bone width="72%" height={11} />
            <Bone width="48%" height={11} />
          </span>
        </div>
      ))}
    </Skeleton>
  );
}
