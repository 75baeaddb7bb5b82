import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './home-hero.module.css';
import { type HomeScene, POSTER_RATIO, type ScenePiece, STAGE } from './home-scene.ts';

const POSTERS = '/content/demo/art/posters';
/** Posters come 240 wide, enough for the largest of them on a dense screen. */
const FILE = { width: 240, height: 336 } as const;

/** The welcome picture: what it shows is told by the texts around it, so all of it is decoration. */
export function HomeHero({ scene }: { scene: HomeScene }) {
  return (
    <div className={classNames(styles.stage, scene.mirrored && styles.mirrored)} aria-hidden="true">
      <svg
        className={styles.shapes}
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        fill="none"
        aria-hidden="true"
      >
        {scene.shapes.map(({ circle: [x, y, radius], fill, stroke, opacity }) => (
          <circle key={`${x} ${y} ${radius}`} cx={x} cy={y} r={radius} {...{ fill, stroke, opacity }} />
        ))}
      </svg>
      {scene.pieces.map((piece, index) => (
        <picture key={piece.art} className={styles[scene.cut]} style={placeOf(piece, scene.cut, index)}>
          <source type="image/avif" srcSet={`${POSTERS}/${piece.art}-240.avif`} />
          <img
            src={`${POSTERS}/${piece.art}-240.webp`}
            alt=""
            {...FILE}
            decoding="async"
            // The last one lies on top and is the largest.
            fetchPriority={index === scene.pieces.length - 1 ? 'high' : 'auto'}
          />
        </picture>
      ))}
    </div>
  );
}

function placeOf(
  { at: [x, y, width], turn = 0, focus = [50, 50, 1], tone }: ScenePiece,
  cut: HomeScene['cut'],
  index: number,
) {
  const height = cut === 'dot' ? width : width * POSTER_RATIO;
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  return {
    left: share(x, STAGE.width),
    top: share(y, STAGE.height),
    width: share(width, STAGE.width),
    height: share(height, STAGE.height),
    '--turn': `${turn}deg`,
    '--focus': `${focus[0]}% ${focus[1]}%`,
    '--zoom': focus[2],
    '--tone': tone,
    '--order': index,
  } as CSSProperties;
}
