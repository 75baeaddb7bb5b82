import { useId } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { ItemView } from './activity-data.ts';
import pill from './pill.module.css';
import styles from './reward-row.module.css';

interface RewardRowProps {
  item: ItemView;
  onTap: (item: ItemView) => void;
}

const TICK = 14;

/** Disabled rewards can be tapped too, to show the reason. */
export function RewardRow({ item, onTap }: RewardRowProps) {
  const { goodsName, description, iconUrl, status, label, isDisabled, left } = item;
  const id = useId();
  return (
    <li className={styles.row} data-testid="reward-item" data-status={status}>
      <img src={iconUrl} alt="" width={44} height={44} loading="lazy" />
      <div className={styles.what}>
        <b id={id}>{goodsName}</b>
        <p>{description}</p>
      </div>
      <div className={styles.do}>
        {status === 'UNKNOWN' ? (
          <i className={pill.bone} />
        ) : (
          <button
            type="button"
            className={`${pill.small} visitor-text`}
            data-status={status}
            aria-disabled={isDisabled || undefined}
            aria-describedby={id}
            onClick={() => onTap(item)}
          >
            {status === 'ALREADY_REWARD' && <Icon name="check" size={TICK} line={2} />}
            {label}
          </button>
        )}
        <span className="num">{left}</span>
      </div>
    </li>
  );
}
