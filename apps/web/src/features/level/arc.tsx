import { fill } from '@juban/contract/texts/fill';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { ARC_NODES, arcFillOf } from '@juban/domain/level-arc';
import type { ReactNode } from 'react';
import styles from './arc.module.css';
import { ARC, arcPath, TICK_BAND, ticksPath } from './arc-geometry.ts';
import { ArcNode } from './arc-node.tsx';
import type { OwnLevel } from './use-level-member.ts';

interface ArcProps {
  own: OwnLevel;
  /** 1 to 8. */
  selected: number;
  onSelect: (level: number) => void;
  /** Content below the arc. */
  children: ReactNode;
}

const NOT_BEGUN = { level: 0 };

const TICKS = ticksPath();
const LINE = arcPath();
const BAND = arcPath(TICK_BAND.radius);

/** The arc from V1 to V8, filled up to the user's progress. */
export function Arc({ own, selected, onSelect, children }: ArcProps) {
  const { level } = own ?? NOT_BEGUN;
  const percent = arcFillOf(level);
  return (
    <section className={styles.arc}>
      <fieldset
        className={styles.stage}
        aria-label={labelOf(own)}
        data-testid="arc"
        data-percent={own && percent}
      >
        <ArcLines percent={percent} />
        {ARC_NODES.map((at, index) => (
          <ArcNode
            key={at}
            level={index + 1}
            percent={at}
            isReached={index < level}
            isSelected={index + 1 === selected}
            onSelect={onSelect}
          />
        ))}
      </fieldset>
      <div className={styles.middle}>{children}</div>
    </section>
  );
}

function labelOf(own: OwnLevel): string {
  if (!own) return texts.arcUnknown;
  return own.level > 0 ? fill(texts.arcLabel, own) : texts.arcGuest;
}

function ArcLines({ percent }: { percent: number }) {
  const drawn = { strokeDasharray: `${percent} 200`, opacity: percent === 0 ? 0 : 1 };
  return (
    <svg viewBox={`0 0 ${ARC.width} ${ARC.height}`} aria-hidden="true">
      <defs>
        <linearGradient id="level-arc-gold">
          <stop offset="0" stopColor="#8a5a1c" />
          <stop offset=".35" stopColor="#cf9d50" />
          <stop offset=".62" stopColor="#eccb8a" />
        </linearGradient>
        <mask id="level-arc-lit" maskUnits="userSpaceOnUse" x={0} y={0} width={ARC.width} height={ARC.height}>
          <path
            className={styles.fill}
            d={BAND}
            pathLength={100}
            stroke="#fff"
            strokeWidth={TICK_BAND.width}
            style={drawn}
          />
        </mask>
      </defs>
      <path className={styles.ticks} d={TICKS} />
      <path className={styles.lit} d={TICKS} mask="url(#level-arc-lit)" />
      <path className={styles.rest} d={LINE} />
      <path
        className={styles.fill}
        d={LINE}
        pathLength={100}
        stroke="url(#level-arc-gold)"
        strokeWidth={4}
        strokeLinecap="round"
        style={drawn}
      />
    </svg>
  );
}
