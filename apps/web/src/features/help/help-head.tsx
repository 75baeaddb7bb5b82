import type { Brand } from '@juban/catalog';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { COLUMN, Picture } from '../../ui/picture.tsx';
import styles from './help-head.module.css';

interface HelpHeadProps {
  brand: Brand;
  /** Address of the picture; undefined if content has none. */
  art: string | undefined;
  title: string;
  lead: string;
}

const INK = { width: 390, height: 300 } as const;
const DOTS = { width: 358, height: 220 } as const;

/** A dark picture from edge to edge, with the title over its lower part. */
export function InkHead({ brand, art, title, lead }: HelpHeadProps) {
  return (
    <header className={styles.ink}>
      {art ? (
        <Picture url={art} sizes={COLUMN} imgClassName={styles.wall} {...INK} first />
      ) : (
        <div className={styles.plain} />
      )}
      <p className={styles.bar}>
        <BrandMark brand={brand.id} size={24} />
        <b>{brand.name}</b>
      </p>
      <div className={styles.say}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
    </header>
  );
}

/** Light variant: text first, then a bright card. */
export function DotsHead({ brand, art, title, lead }: HelpHeadProps) {
  return (
    <header className={styles.dots}>
      <p className={styles.name}>
        <BrandMark brand={brand.id} size={28} />
        <b>{brand.name}</b>
      </p>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {art && <Picture url={art} sizes={COLUMN} imgClassName={styles.card} {...DOTS} first />}
    </header>
  );
}
