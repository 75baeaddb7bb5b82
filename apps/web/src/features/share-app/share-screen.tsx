import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { HowToShare } from './how-to-share.tsx';
import styles from './share-app.module.css';
import { ShareHead } from './share-head.tsx';
import { useShare } from './use-share.ts';

interface ShareScreenProps {
  brand: Brand;
  /** The picture above the text. */
  picture: ReactNode;
  /** The path to share. */
  path: string;
}

/** Shares the app with the host's panel, or explains how to share. */
export function ShareScreen({ brand, picture, path }: ShareScreenProps) {
  const { share, busy, isHowShown, link } = useShare(brand, path);
  return (
    <main className={styles.page}>
      <ShareHead
        picture={picture}
        title={fill(shareAppTexts.heading, { brand: brand.name })}
        lead={shareAppTexts.lead}
      />
      <div className={styles.ways}>
        <Button look="brand" wide busy={busy} onClick={share} aria-expanded={isHowShown}>
          {shareAppTexts.share}
        </Button>
        {isHowShown && <HowToShare link={link} />}
        <noscript>
          <HowToShare link={path} />
        </noscript>
      </div>
    </main>
  );
}
