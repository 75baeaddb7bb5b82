import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { Icon } from '../../ui/icon.tsx';
import styles from './mall-screen.module.css';

const CLOCK = [
  'M12 5.5a7.5 7.5 0 110 15 7.5 7.5 0 010-15z',
  'M12 9v4l2.6 1.8',
  'M3.5 6.5l3-2.8M20.5 6.5l-3-2.8',
];

/** When limited stock is released; narrow screens have room for the core of it only. */
export function DropNote() {
  return (
    <p className={styles.drop} data-testid="drop-note">
      <Icon paths={CLOCK} size={14} />
      <span>
        <span className={styles.wide}>{mallPageTexts.daily} </span>
        <span className="num">{mallPageTexts.dropTime}</span>{' '}
        <span className={styles.wide}>{mallPageTexts.limited}</span>
        {mallPageTexts.drop}
      </span>
    </p>
  );
}
