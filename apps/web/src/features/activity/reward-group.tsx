import type { GroupView, ItemView } from './activity-data.ts';
import styles from './reward-group.module.css';
import { RewardRow } from './reward-row.tsx';

interface RewardGroupProps {
  group: GroupView;
  onTap: (item: ItemView) => void;
}

const DAYS = /(\d+)/;

/** Highlights numbers. */
const part = (text: string, place: number) =>
  place % 2 === 1 ? (
    <b key={`${place}:${text}`} className="num">
      {text}
    </b>
  ) : (
    text
  );

/** The rewards of one condition. */
export function RewardGroup({ group: { condition, rule, items }, onTap }: RewardGroupProps) {
  return (
    <section className={styles.group} data-testid="reward-group">
      <header>
        <h2>{condition.split(DAYS).map(part)}</h2>
        {rule && <p>{rule}</p>}
      </header>
      <ul>
        {items.map((item) => (
          <RewardRow key={item.id} item={item} onTap={onTap} />
        ))}
      </ul>
    </section>
  );
}
