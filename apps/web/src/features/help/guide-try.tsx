import { fill } from '@juban/contract/texts/fill';
import { reviewGuideTexts as texts } from '@juban/contract/texts/help/review-guide';
import { type CSSProperties, useState } from 'react';
import styles from './guide-try.module.css';
import { missingCharacters, REVIEW_LENGTH, reviewLength } from './review-length.ts';

/** Counts a draft as the review does. The text is not sent. */
export function GuideTry() {
  const [draft, setDraft] = useState('');
  const count = reviewLength(draft);
  const missing = missingCharacters(draft);
  const share = Math.min(1, count / (REVIEW_LENGTH + 1));
  return (
    <div className={styles.try} data-enough={missing === 0 || undefined}>
      <h3>{texts.tryTitle}</h3>
      <textarea
        aria-label={texts.tryLabel}
        aria-describedby="draft-length"
        placeholder={texts.tryHint}
        rows={3}
        maxLength={2000}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className={styles.meter} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
      <p id="draft-length" className="num">
        {fill(missing > 0 ? texts.tryMissing : texts.tryEnough, { count, missing })}
      </p>
    </div>
  );
}
