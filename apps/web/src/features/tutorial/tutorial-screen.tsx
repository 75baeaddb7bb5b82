import { tutorialTexts } from '@juban/contract/texts/tutorial';
import { Link } from '@tanstack/react-router';
import type { FamilySource } from './choose-family.ts';
import { DEFAULT_FAMILY, type TutorialFamily } from './tutorial-family.ts';
import { FamilyPicture, PictureAhead, TutorialPicture } from './tutorial-picture.tsx';
import styles from './tutorial-screen.module.css';
import { useTutorialFamily } from './use-tutorial-family.ts';

interface TutorialScreenProps {
  /** From the address; undefined if it names no client type. */
  known: TutorialFamily | undefined;
  source: FamilySource;
}

/** How to pay on the user's client. */
export function TutorialScreen({ known, source }: TutorialScreenProps) {
  const family = useTutorialFamily(known, source);
  return (
    <main className={styles.screen}>
      <h1 className="sr-only">{tutorialTexts.title}</h1>
      {family ? (
        <TutorialPicture family={family} />
      ) : (
        <div className={styles.box} data-state="loading" data-testid="skeleton">
          <PictureAhead family={DEFAULT_FAMILY} />
          <noscript>
            <FamilyPicture family={DEFAULT_FAMILY} />
          </noscript>
        </div>
      )}
      <Link className={styles.help} to="/next/feedback">
        {tutorialTexts.help}
      </Link>
    </main>
  );
}
