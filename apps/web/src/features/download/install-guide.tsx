import { downloadReasonTexts } from '@juban/contract/texts/download-reasons';
import styles from './below.module.css';

const STEPS = [1, 2, 3] as const;

/** Steps from the tap to the first episode. */
export function InstallGuide() {
  return (
    <div className={styles.guide}>
      <h2>{downloadReasonTexts.guideTitle}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{downloadReasonTexts[`guide${step}`]}</b>
            <span>{downloadReasonTexts[`guide${step}Hint`]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
