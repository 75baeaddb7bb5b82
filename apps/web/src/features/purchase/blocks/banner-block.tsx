import { BlockPicture } from '../../../ui/block-picture.tsx';
import { BlockLink } from '../block-link.tsx';
import type { Block } from '../purchase-data.ts';
import styles from './banner-block.module.css';

/** Wide pictures with two lines of text on their dark side. */
export function BannerBlock({ block }: { block: Block }) {
  return (
    <section className={styles.banners} aria-label={block.title}>
      {block.vipBannerContentDtos.map((item) => (
        <BlockLink key={item.id} item={item} className={styles.banner}>
          <BlockPicture url={item.image1} width={358} height={92} />
          <b>{item.text1}</b>
          <span>{item.text2}</span>
        </BlockLink>
      ))}
    </section>
  );
}
