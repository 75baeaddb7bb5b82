import type { CSSProperties } from 'react';
import { badgeOf } from '../../ui/level-art.ts';
import { ARC, outwardAt, pointAt } from './arc-geometry.ts';
import styles from './arc-node.module.css';
import { levelName } from './level-texts.ts';

interface ArcNodeProps {
  level: number;
  percent: number;
  isReached: boolean;
  isSelected: boolean;
  onSelect: (level: number) => void;
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;

/** A diamond on the arc; the selected one becomes its badge, and its name moves aside. */
export function ArcNode({ level, percent, isReached, isSelected, onSelect }: ArcNodeProps) {
  const { x, y } = pointAt(percent);
  const out = outwardAt(percent);
  const place = {
    left: share(x, ARC.width),
    top: share(y, ARC.height),
    '--out-x': out.x.toFixed(3),
    '--out-y': out.y.toFixed(3),
    '--turn': level,
  } as CSSProperties;
  return (
    <button
      type="button"
      className={styles.node}
      style={place}
      data-level={level}
      data-reached={isReached || undefined}
      data-selected={isSelected || undefined}
      aria-label={levelName(level)}
      aria-pressed={isSelected}
      onClick={() => onSelect(level)}
    >
      <i className={styles.dot} />
      <img className={styles.badge} src={badgeOf(level)} alt="" width={44} height={44} />
      <span className={styles.name}>{levelName(level)}</span>
    </button>
  );
}
