import { BRANDS } from '@juban/catalog';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { BrandMark } from '../../../web/src/ui/brand-mark.tsx';
import { addressOf, type Look, THEMES } from './look.ts';
import styles from './masthead.module.css';
import { SECTION_TITLES } from './section-titles.ts';

const THEME_NAMES = { light: '浅色', dark: '深色' } as const;

function watchAnchor(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Name and logo of the brand. */
export function Masthead({ look: { brand } }: { look: Look }) {
  return (
    <header className={styles.masthead}>
      <BrandMark brand={brand.id} size={56} />
      <div>
        <h1>{brand.name}的零件</h1>
        <p>每种零件的每个状态，穿着这个品牌和主题</p>
      </div>
    </header>
  );
}

/** Links to other brands and themes, which keep the section, and to every section; always visible. */
export function Switches({ look: { brand, theme } }: { look: Look }) {
  const anchor = useSyncExternalStore(watchAnchor, () => window.location.hash);
  const index = useRef<HTMLElement>(null);
  // On a phone the name of the current section may be outside the visible part of the row.
  useEffect(() => {
    const row = index.current;
    const current = [...(row?.querySelectorAll('a') ?? [])].find(({ hash }) => hash === anchor);
    if (row && current) row.scrollLeft = current.offsetLeft - row.clientWidth / 2;
  }, [anchor]);
  return (
    <div className={styles.switches}>
      <div className={styles.looks}>
        <nav aria-label="品牌">
          {Object.values(BRANDS).map((other) => (
            <a
              key={other.id}
              href={addressOf({ brand: other, theme }) + anchor}
              aria-current={other.id === brand.id ? 'page' : undefined}
            >
              <BrandMark brand={other.id} size={20} />
              <span>{other.name}</span>
            </a>
          ))}
        </nav>
        <nav aria-label="主题">
          {THEMES.map((other) => (
            <a
              key={other}
              href={addressOf({ brand, theme: other }) + anchor}
              aria-current={other === theme ? 'page' : undefined}
            >
              {THEME_NAMES[other]}
            </a>
          ))}
        </nav>
      </div>
      <nav ref={index} className={styles.index} aria-label="目录">
        {Object.entries(SECTION_TITLES).map(([id, title]) => (
          <a key={id} href={`#${id}`} aria-current={anchor === `#${id}` ? 'location' : undefined}>
            {title}
          </a>
        ))}
      </nav>
    </div>
  );
}
