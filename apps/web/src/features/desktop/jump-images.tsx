import type { BrandId } from '@juban/catalog';
import { BlockPicture } from '../../ui/block-picture.tsx';
import type { BlockItem } from './desktop-data.ts';
import { ItemLink } from './item-link.tsx';
import styles from './jump-images.module.css';

interface JumpImagesProps {
  items: readonly BlockItem[];
  brand: BrandId;
  isLoggedIn: boolean;
}

/** Pictures with links, below either tab. */
export function JumpImages({ items, brand, isLoggedIn }: JumpImagesProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.jumps} data-testid="jump-images">
      {items.map((item) => (
        <li key={item.id}>
          <ItemLink item={item} brand={brand} canClaim={isLoggedIn} className={styles.jump}>
            <BlockPicture url={item.image1} width={380} height={96} />
            <b>{item.text1}</b>
            <span>{item.text2}</span>
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}
