import { fill } from '@juban/contract/texts/fill';
import { reviewGuideTexts as texts } from '@juban/contract/texts/help/review-guide';
import { Icon } from '../../ui/icon.tsx';
import styles from './guide-compare.module.css';
import { reviewLength } from './review-length.ts';

const SAMPLES = [
  { key: 'weak', icon: 'close' },
  { key: 'strong', icon: 'check' },
] as const;

/** One film reviewed twice: too short, and long enough. */
export function GuideCompare() {
  return (
    <div className={styles.compare}>
      {SAMPLES.map(({ key, icon }) => (
        <figure key={key} data-kind={key}>
          <figcaption>
            <Icon name={icon} size={16} line={2} />
            {texts[`${key}Label`]}
          </figcaption>
          <blockquote>{texts[`${key}Text`]}</blockquote>
          <p>{fill(texts[`${key}Note`], { count: reviewLength(texts[`${key}Text`]) })}</p>
        </figure>
      ))}
    </div>
  );
}
