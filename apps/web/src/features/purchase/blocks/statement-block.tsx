import { BlockLink } from '../block-link.tsx';
import type { Block } from '../purchase-data.ts';
import styles from './statement-block.module.css';

/** The fine print of renewals, each paragraph with a link. */
export function StatementBlock({ block }: { block: Block }) {
  return (
    <section className={styles.statement} aria-label={block.title}>
      <h2>{block.title}</h2>
      {block.vipBannerContentDtos.map((item) => (
        <div key={item.id} className={styles.part}>
          <p>{item.text1}</p>
          {item.text2 && (
            <BlockLink item={item} className={styles.way}>
              {item.text2}
            </BlockLink>
          )}
        </div>
      ))}
    </section>
  );
}
