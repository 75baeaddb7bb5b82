import { BlockPicture } from '../../../ui/block-picture.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BlockLink } from '../block-link.tsx';
import type { Block } from '../purchase-data.ts';
import { Section } from './section.tsx';
import styles from './union-block.module.css';

/** Bundles with partners, one per row. */
export function UnionBlock({ block }: { block: Block }) {
  return (
    <Section title={block.title}>
      <ul className={styles.rows}>
        {block.vipBannerContentDtos.map((item) => (
          <li key={item.id}>
            <BlockLink item={item} className={styles.row}>
              <BlockPicture url={item.image1} width={40} height={40} />
              <span>
                <b>{item.text1}</b>
                <small>{item.text2}</small>
              </span>
              <Icon name="next" size={14} />
            </BlockLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
