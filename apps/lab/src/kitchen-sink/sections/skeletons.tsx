import { Bone, BoneLines, Skeleton } from '../../../../web/src/ui/skeleton.tsx';
import { Section, Specimen } from '../section.tsx';
import styles from './skeletons.module.css';

export function Skeletons() {
  return (
    <Section id="skeletons">
      <Specimen name="剧集行" part="Skeleton">
        <Skeleton>
          <div className={styles.film}>
            <Bone width={84} height={118} shape="poster" />
            <div>
              <Bone width="70%" height={18} />
              <BoneLines lines={3} />
            </div>
          </div>
        </Skeleton>
      </Specimen>
      <Specimen name="会员卡、套餐与按钮" part="Skeleton">
        <Skeleton>
          <div className={styles.member}>
            <Bone height={120} shape="panel" />
            <div className={styles.packs}>
              <Bone height={96} shape="panel" />
              <Bone height={96} shape="panel" />
              <Bone height={96} shape="panel" />
            </div>
            <Bone height={48} shape="action" />
          </div>
        </Skeleton>
      </Specimen>
      <Specimen name="评论" part="Skeleton">
        <Skeleton>
          <div className={styles.film}>
            <Bone width={40} shape="circle" />
            <div>
              <Bone width={96} />
              <BoneLines lines={2} />
            </div>
          </div>
        </Skeleton>
      </Specimen>
    </Section>
  );
}
