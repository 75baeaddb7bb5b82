import { BlockLink } from '../block-link.tsx';
import type { Block } from '../purchase-data.ts';
import styles from './ads-block.module.css';
import { Section } from './section.tsx';

/** What members watch just now, as posters side by side. */
export function AdsBlock({ block }: { block: Block }) {
  return (
    <Section title={block.title}>
      <ul className={styles.reel}>
        {block.vipBannerContentDtos.map((item) => (
          <li key={item.id}>
            <BlockLink item={item} className={styles.film}>
              {item.image1 && <img src={item.image1} alt="" width={108} height={144} loading="lazy" />}
              <b>{item.text1}</b>
              <span>{item.text2}</span>
            </BlockLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
