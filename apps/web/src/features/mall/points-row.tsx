import { shortText } from '@juban/domain/shanghai-words';
import { countText } from '../../ui/count-text.ts';
import type { PointsEntry } from './mall-data.ts';
import styles from './user-list.module.css';

/** A real minus sign, because it is as wide as the plus and a hyphen is not. */
const SIGNS = { plus: '+', minus: '−' };

/** One entry of the points ledger. */
export function PointsRow({ entry: { reason, createTime, value } }: { entry: PointsEntry }) {
  const sign = value < 0 ? 'minus' : 'plus';
  return (
    <div className={styles.row}>
      <span>
        <b>{reason}</b>
        <small className="num">{shortText(createTime)}</small>
      </span>
      <span className={`${styles.value} num`} data-sign={sign}>
        {SIGNS[sign] + countText(Math.abs(value))}
      </span>
    </div>
  );
}
