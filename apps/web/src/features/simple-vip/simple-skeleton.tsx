import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './simple-skeleton.module.css';

const PICKS = [1, 2, 3, 4];

/** Placeholders of the whole page until the last of its loads has finished. */
export function SimpleSkeleton() {
  return (
    <Skeleton className={styles.page}>
      <div className={styles.strip}>
        <Bone shape="circle" width={44} />
        <div>
          <Bone width={108} height={18} />
          <Bone width={168} height={12} />
        </div>
      </div>
      <div className={styles.picks}>
        <Bone shape="panel" height={110} />
        {PICKS.map((pick) => (
          <Bone key={pick} shape="panel" height={88} />
        ))}
      </div>
      <div className={styles.pay}>
        <Bone shape="action" height={48} />
        <Bone width="72%" height={12} />
      </div>
    </Skeleton>
  );
}
