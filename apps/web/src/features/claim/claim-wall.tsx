import type { Brand } from '@juban/catalog';
import { claimTexts } from '@juban/contract/texts/claim';
import { fill } from '@juban/contract/texts/fill';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { classNames } from '../../ui/class-names.ts';
import { COLUMN, Picture } from '../../ui/picture.tsx';
import type { ClaimConfig } from './claim-config.ts';
import styles from './claim-wall.module.css';
import { titleParts } from './title-parts.ts';

interface ClaimWallProps {
  config: ClaimConfig | undefined;
  brand: Brand;
  /** There is no such channel, so nothing is promised. */
  isUnknown: boolean;
}

/** The channel's picture fading into its colour, with the title. */
export function ClaimWall({ config, brand, isUnknown }: ClaimWallProps) {
  const picture = config?.backImgList[0];
  const title = isUnknown ? claimTexts.unknown : claimTexts.title;
  return (
    <header className={classNames(styles.wall, !picture && styles.bare)}>
      {picture && <Picture url={picture} sizes={COLUMN} imgClassName={styles.picture} first />}
      <p className={styles.bar}>
        <BrandMark brand={brand.id} size={24} />
        <b>{brand.name}</b>
      </p>
      <div className={styles.say}>
        {config?.partner && (
          <p>{fill(claimTexts.partnerLine, { partner: config.partner, brand: brand.name })}</p>
        )}
        <Title text={config?.title ?? title} />
      </div>
    </header>
  );
}

/** Wraps at clauses and highlights numbers. */
function Title({ text }: { text: string }) {
  return (
    <h1>
      {titleParts(text).map(({ at, words }) => (
        <span key={at} className={styles.clause}>
          {words.map((word) => (word.isFigure ? <em key={word.at}>{word.text}</em> : word.text))}
        </span>
      ))}
    </h1>
  );
}
