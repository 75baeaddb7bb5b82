import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './renewals-screen.module.css';

/** A placeholder contract. */
export function RenewalsSkeleton() {
  return (
    <Skeleton>
      <div className={styles.bones}>
        <div className={styles.boneHead}>
          <Bone width={40} height={40} shape="panel" />
          <span>
            <Bone width="52%" height={17} />
            <Bone width="68%" height={11} />
          </span>
        </div>
        <div className={styles.boneFacts}>
          <Bone height={64} shape="panel" />
        </div>
        <Bone width="44%" height={12} />
      </div>
    </Skeleton>
  );
}
