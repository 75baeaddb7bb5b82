import { BlockPicture } from '../../../ui/block-picture.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BlockLink } from '../block-link.tsx';
import type { Block } from '../purchase-data.ts';
import { iconOf } from '../purchase-icons.ts';
import styles from './grid-blocks.module.css';
import { Section } from './section.tsx';

/** The benefits, four per row. */
export function ScaleBlock({ block }: { block: Block }) {
  return (
    <Section title={block.title}>
      <ul className={styles.perks}>
        {block.vipBannerContentDtos.map((item) => (
          <li key={item.id}>
            <BlockLink item={item} className={styles.perk}>
              {item.image1 ? (
                <BlockPicture url={item.image1} width={28} height={28} />
              ) : (
                <Icon paths={iconOf(item.name)} size={28} />
              )}
              <b>{item.text1}</b>
              <span>{item.text2}</span>
            </BlockLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
