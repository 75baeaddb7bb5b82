import { Bone, BoneLines, Skeleton } from '../../ui/skeleton.tsx';
import styles from './union-skeleton.module.css';

/** Placeholders of the whole page in their final sizes. */
export function UnionSkeleton() {
  return (
    <Skeleton className={styles.page}>
      <div className={styles.boxes}>
        <Bone shape="panel" height={186} />
        <Bone shape="panel" height={68} />
        <Bone shape="action" height={48} />
        <Bone width="60%" height={14} />
        <Bone width="40%" height={20} />
        <Bone shape="panel" height={272} />
        <BoneLines lines={4} />
      </div>
    </Skeleton>
  );
}
