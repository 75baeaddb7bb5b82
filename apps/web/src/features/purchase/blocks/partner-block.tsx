import { BlockPicture } from '../../../ui/block-picture.tsx';
import { BlockLink } from '../block-link.tsx';
import type { Block } from '../purchase-data.ts';
import styles from './grid-blocks.module.css';
import { Section } from './section.tsx';

/** Logos of partners whose cards come with VIP+. */
export function PartnerBlock({ block }: { block: Block }) {
  return (
    <Section title={block.title}>
      <ul className={styles.partners}>
        {block.vipBannerContentDtos.map((item) => (
          <li key={item.id}>
            <BlockLink item={item} className={styles.partner}>
              <BlockPicture url={item.image1} width={40} height={40} />
              <b>{item.text1}</b>
              <span>{item.text2}</span>
            </BlockLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
