import { isClaim, targetOf } from '../../../lib/block-target.ts';
import { BlockPicture } from '../../../ui/block-picture.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BlockLink } from '../block-link.tsx';
import { useBlocks } from '../blocks-context.ts';
import type { Block } from '../purchase-data.ts';
import { iconOf } from '../purchase-icons.ts';
import styles from './grid-blocks.module.css';
import { Section } from './section.tsx';

/** Links to help, orders, contracts and gifts. */
export function ServiceBlock({ block }: { block: Block }) {
  const { system, brand, canClaim } = useBlocks();
  const items = block.vipBannerContentDtos.filter(
    (item) => canClaim || !isClaim(targetOf(item, system, brand)),
  );
  return (
    <Section title={block.title}>
      <ul className={styles.services}>
        {items.map((item) => (
          <li key={item.id}>
            <BlockLink item={item} className={styles.service}>
              {item.image1 ? (
                <BlockPicture url={item.image1} width={24} height={24} />
              ) : (
                <Icon paths={iconOf(item.name)} />
              )}
              <b>{item.text1}</b>
              {item.text2 && <span>{item.text2}</span>}
            </BlockLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
