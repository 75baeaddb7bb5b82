import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './order-screen.module.css';

export function OrderSkeleton() {
  return (
    <Skeleton>
      <div className={styles.bones}>
        <Bone width={64} shape="circle" />
        <Bone width={88} height={22} />
        <Bone width={196} height={13} />
        <Bone height={164} shape="panel" />
        <Bone height={196} shape="panel" />
      </div>
    </Skeleton>
  );
}
