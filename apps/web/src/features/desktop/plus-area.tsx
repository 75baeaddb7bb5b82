import type { BrandId } from '@juban/catalog';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { GIFT_RULES } from '@juban/contract/texts/gift';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { BlockPicture } from '../../ui/block-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Block, type BlockItem, itemsOf } from './desktop-data.ts';
import { ItemLink } from './item-link.tsx';
import { OutLink } from './out-link.tsx';
import styles from './plus-area.module.css';

const CLAIM = { kind: 'own', to: '/vip/reciveThirdVip', search: {} } as const;

interface PlusAreaProps {
  blocks: readonly Block[];
  brand: BrandId;
  isLoggedIn: boolean;
  onMore: () => void;
}

/** VIP+ benefits: partner cards, how to claim them, and other ways to buy. */
export function PlusArea({ blocks, brand, isLoggedIn, onMore }: PlusAreaProps) {
  const others = itemsOf(blocks, 'morepurchase');
  return (
    <>
      <div className={styles.title}>
        <h2>{desktopTexts.giftsTitle}</h2>
        <span>{desktopTexts.giftsHint}</span>
        <button type="button" onClick={onMore}>
          {desktopTexts.viewMore}
          <Icon name="next" size={12} />
        </button>
      </div>
      <ul className={styles.logos} data-testid="gift-logos">
        {itemsOf(blocks, 'vipplus').map((item) => (
          <Logo key={item.id} item={item} />
        ))}
      </ul>
      <div className={styles.rules}>
        <h3>{desktopTexts.rulesTitle}</h3>
        <ol>
          {GIFT_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        {isLoggedIn && <OutLink target={CLAIM}>{shelfTexts.claimGifts}</OutLink>}
      </div>
      {others.length > 0 && <Others items={others} brand={brand} isLoggedIn={isLoggedIn} />}
    </>
  );
}

function Logo({ item: { image1, text1, text2 } }: { item: BlockItem }) {
  return (
    <li>
      <BlockPicture url={image1} width={44} height={44} />
      <b>{text1}</b>
      <span>{text2}</span>
    </li>
  );
}

type OthersProps = Pick<PlusAreaProps, 'brand' | 'isLoggedIn'> & { items: readonly BlockItem[] };

function Others({ items, brand, isLoggedIn }: OthersProps) {
  return (
    <>
      <div className={styles.title}>
        <h2>{desktopTexts.otherTitle}</h2>
      </div>
      <ul className={styles.others} data-testid="other-purchases">
        {items.map((item) => (
          <li key={item.id}>
            <ItemLink item={item} brand={brand} canClaim={isLoggedIn} className={styles.other}>
              <BlockPicture url={item.image1} width={40} height={40} />
              <span>
                <b>{item.text1}</b>
                {item.text2}
              </span>
            </ItemLink>
          </li>
        ))}
      </ul>
    </>
  );
}
