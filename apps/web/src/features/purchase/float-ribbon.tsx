import { purchaseTexts } from '@juban/contract/texts/purchase';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { BlockLink } from './block-link.tsx';
import { BlocksProvider, type BlocksScope } from './blocks-context.ts';
import styles from './float-ribbon.module.css';
import { type Block, blockOf } from './purchase-data.ts';

/** The banner that floats at the foot of the page until it is put away. */
export function FloatRibbon({ blocks, ...scope }: BlocksScope & { blocks: readonly Block[] }) {
  const [isAway, setAway] = useState(false);
  const item = blockOf(blocks, 'bottombanner')?.vipBannerContentDtos[0];
  if (!item || isAway) return null;
  return (
    <BlocksProvider value={scope}>
      <div
        className={styles.ribbon}
        data-section="floating-button"
        data-block="bottombanner"
        data-testid="bottom-banner"
      >
        <BlockLink item={item} className={styles.way}>
          {item.image1 && <img src={item.image1} alt="" width={28} height={28} />}
          <span>{item.text1}</span>
          <b>{item.text2}</b>
        </BlockLink>
        <button type="button" aria-label={purchaseTexts.closeBanner} onClick={() => setAway(true)}>
          <Icon name="close" size={14} />
        </button>
      </div>
    </BlocksProvider>
  );
}

interface FloatButtonProps extends BlocksScope {
  blocks: readonly Block[];
  /** The buy area is out of sight. */
  shown: boolean;
}

/** The small round way that floats at the right edge. */
export function FloatButton({ blocks, shown, ...scope }: FloatButtonProps) {
  const item = blockOf(blocks, 'floatbutton')?.vipBannerContentDtos[0];
  if (!item) return null;
  return (
    <BlocksProvider value={scope}>
      <div
        className={styles.edge}
        data-section="floating-button"
        data-block="floatbutton"
        data-away={!shown || undefined}
        inert={!shown}
      >
        <BlockLink item={item} className={styles.round}>
          {item.image1 && <img src={item.image1} alt="" width={32} height={32} />}
          <b>{item.text1}</b>
        </BlockLink>
      </div>
    </BlocksProvider>
  );
}
