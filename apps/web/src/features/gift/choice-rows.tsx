import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { countText } from '../../ui/count-text.ts';
import styles from './choice-rows.module.css';
import type { GiftChoices } from './gift-data.ts';

interface ChoiceRowsProps {
  /** The bundle's name for screen readers. */
  bundle: string;
  choices: GiftChoices;
  chosen: string | undefined;
  /** Without it the rows are read-only. */
  onChoose: ((choice: string) => void) | undefined;
}

/** Partner, duration and value, and below them the extras. */
export function ChoiceRows({ bundle, choices: { choices, set }, chosen, onChoose }: ChoiceRowsProps) {
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>{giftTexts.columnGift}</span>
        <span>{giftTexts.columnTerm}</span>
        <span>{giftTexts.columnValue}</span>
      </div>
      <ul role={onChoose ? 'radiogroup' : undefined} aria-label={bundle}>
        {choices.map(({ choice, ...words }) => (
          <li key={choice} role={onChoose ? 'none' : undefined}>
            {onChoose ? (
              <label className={styles.row} data-chosen={choice === chosen || undefined}>
                <input
                  type="radio"
                  name="choice"
                  className="sr-only"
                  checked={choice === chosen}
                  onChange={() => onChoose(choice)}
                />
                <Words {...words} />
              </label>
            ) : (
              <div className={styles.row}>
                <Words {...words} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {set && (
        <p className={styles.set}>
          <span>{fill(giftTexts.setNote, { name: set.name })}</span>
          <b className="num">{fill(giftTexts.yuan, { value: countText(set.value) })}</b>
        </p>
      )}
    </>
  );
}

type Words = Pick<GiftChoices['choices'][number], 'name' | 'term' | 'value' | 'logo'>;

function Words({ name, term, value, logo }: Words) {
  return (
    <>
      <span className={styles.name}>
        <img src={logo} alt="" width={24} height={24} />
        {name}
      </span>
      <span>{term}</span>
      <b className="num">{fill(giftTexts.yuan, { value })}</b>
    </>
  );
}
