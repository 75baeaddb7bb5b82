import { purchaseTexts } from '@juban/contract/texts/purchase';
import { Icon } from '../../ui/icon.tsx';
import { BlockLink } from './block-link.tsx';
import { BlocksProvider, type BlocksScope } from './blocks-context.ts';
import styles from './float-ribbon.module.css';
import { type Block, type BlockItem, blockOf } from './purchase-data.ts';

/** The banner at the bottom; undefined if the server sends none. */
export const ribbonOf = (blocks: readonly Block[]): BlockItem | undefined =>
  blockOf(blocks, 'bottombanner')?.vipBannerContentDtos[0];

interface FloatRibbonProps {
  item: BlockItem;
  scope: BlocksScope;
  onClose: () => void;
}

/** Shown at the bottom while the pay button is visible, until the user closes it. */
export function FloatRibbon({ item, scope, onClose }: FloatRibbonProps) {
  return (
    <BlocksProvider value={scope}>
      <div
        className={styles.layer}
        data-strip=""
        data-section="floating-button"
        data-block="bottombanner"
        data-testid="bottom-banner"
      >
        <div className={styles.ribbon}>
          <BlockLink item={item} className={styles.way}>
            {item.image1 && <img src={item.image1} alt="" width={28} height={28} />}
            <span>{item.text1}</span>
            <b>{item.text2}</b>
          </BlockLink>
          <button type="button" aria-label={purchaseTexts.closeBanner} onClick={onClose}>
            <Icon name="close" size={14} />
          </button>
        </div>
      </div>
    </BlocksProvider>
  );
}

interface FloatButtonProps extends BlocksScope {
  blocks: readonly Block[];
}

/** The small round link; part of the buy bar, because next to it, it would cover controls. */
export function FloatButton({ blocks, ...scope }: FloatButtonProps) {
  const item = blockOf(blocks, 'floatbutton')?.vipBannerContentDtos[0];
  if (!item) return null;
  return (
    <BlocksProvider value={scope}>
      <div className={styles.side} data-section="floating-button" data-block="floatbutton">
        <BlockLink item={item} className={styles.round}>
          {item.image1 && <img src={item.image1} alt="" width={28} height={28} />}
          <b>{item.text1}</b>
        </BlockLink>
      </div>
    </BlocksProvider>
  );
}
