import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './handoff-screen.module.css';

/** Placeholder boxes of an order. */
export function HandoffSkeleton() {
  return (
    <Skeleton className={styles.skeleton}>
      <Bone shape="panel" height={76} />
      <div className={styles.sum}>
        <Bone width={140} height={16} />
        <Bone width={150} height={52} />
      </div>
      <Bone shape="panel" height={214} />
      <div className={styles.button}>
        <Bone shape="action" height={48} />
      </div>
    </Skeleton>
  );
}
