import { BlockPicture } from '../../../ui/block-picture.tsx';
import { BlockLink } from '../block-link.tsx';
import type { Block } from '../purchase-data.ts';
import styles from './ads-block.module.css';
import { Section } from './section.tsx';

/** Posters of what members are watching. */
export function AdsBlock({ block }: { block: Block }) {
  return (
    <Section title={block.title}>
      <ul className={styles.reel}>
        {block.vipBannerContentDtos.map((item) => (
          <li key={item.id}>
            <BlockLink item={item} className={styles.film}>
              <BlockPicture url={item.image1} width={108} height={144} />
              <b>{item.text1}</b>
              <span>{item.text2}</span>
            </BlockLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
