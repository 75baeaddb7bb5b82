import type { Brand } from '@juban/catalog';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { Link } from '@tanstack/react-router';
import { BrandMark } from '../../ui/brand-mark.tsx';
import styles from './desktop-head.module.css';

export function DesktopHead({ brand }: { brand: Brand }) {
  return (
    <header className={styles.head}>
      <BrandMark brand={brand.id} size={28} />
      <b>{brand.name}</b>
      <Link to="/vip/orders">{desktopTexts.orders}</Link>
    </header>
  );
}
