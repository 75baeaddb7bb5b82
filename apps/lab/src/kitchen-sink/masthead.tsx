import { BRANDS } from '@juban/catalog';
import { BrandMark } from '../../../web/src/ui/brand-mark.tsx';
import { addressOf, type Look, THEMES } from './look.ts';
import styles from './masthead.module.css';

const THEME_NAMES = { light: '浅色', dark: '深色' } as const;

/** Whose dress it is, and the ways to the others: the page's state is its address. */
export function Masthead({ look }: { look: Look }) {
  const { brand, theme } = look;
  return (
    <header className={styles.masthead}>
      <div className={styles.name}>
        <BrandMark brand={brand.id} size={56} />
        <div>
          <h1>{brand.name}的零件</h1>
          <p>每种零件的每个状态，穿着这个品牌和主题</p>
        </div>
      </div>
      <nav className={styles.ways} aria-label="品牌">
        {Object.values(BRANDS).map((other) => (
          <a
            key={other.id}
            href={addressOf({ brand: other, theme })}
            aria-current={other.id === brand.id ? 'page' : undefined}
          >
            <BrandMark brand={other.id} size={24} />
            {other.name}
          </a>
        ))}
      </nav>
      <nav className={styles.ways} aria-label="主题">
        {THEMES.map((other) => (
          <a
            key={other}
            href={addressOf({ brand, theme: other })}
            aria-current={other === theme ? 'page' : undefined}
          >
            {THEME_NAMES[other]}
          </a>
        ))}
      </nav>
    </header>
  );
}
