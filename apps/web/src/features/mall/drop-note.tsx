import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { Icon } from '../../ui/icon.tsx';
import type { LoadedGoods } from './loaded-goods.ts';
import styles from './mall-screen.module.css';

const CLOCK = [
  'M12 5.5a7.5 7.5 0 110 15 7.5 7.5 0 010-15z',
  'M12 9v4l2.6 1.8',
  'M3.5 6.5l3-2.8M20.5 6.5l-3-2.8',
];

/**
 * The next release time of limited goods, if there are any; narrow screens show a short form. Goods that are
 * never restocked say so themselves.
 */
export function DropNote({ restocked }: { restocked: LoadedGoods['restocked'] }) {
  if (restocked === 'none') return null;
  return (
    <p className={styles.drop} data-restocked={restocked} data-testid="drop-note">
      <Icon paths={CLOCK} size={14} />
      <span>
        <span className={styles.wide}>{mallPageTexts.daily} </span>
        <span className="num">{mallPageTexts.dropTime}</span> {restocked === 'some' && mallPageTexts.some}
        <span className={styles.wide}>
          {restocked === 'some' ? mallPageTexts.someGoods : mallPageTexts.limited}
        </span>
        {mallPageTexts.drop}
      </span>
    </p>
  );
}
