import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { pictureFile } from '../../ui/picture-set.ts';
import type { TonedPicture } from '../../ui/toned-picture.ts';
import styles from './home-hero.module.css';
import { type HomeScene, POSTER_RATIO, type ScenePlace, STAGE } from './home-scene.ts';

/** Posters 240 px wide are enough for the largest place on a high-density screen. */
const FILE = { width: 240, height: 336 } as const;

interface HomeHeroProps {
  scene: HomeScene;
  /** From back to front. */
  posters: readonly TonedPicture[];
}

/** The welcome picture. Decorative: the texts around it say the same. */
export function HomeHero({ scene: { cut, mirrored, shapes, places }, posters }: HomeHeroProps) {
  const pieces = piecesOf(places, posters);
  return (
    <div className={classNames(styles.stage, mirrored && styles.mirrored)} aria-hidden="true">
      <svg
        className={styles.shapes}
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        fill="none"
        aria-hidden="true"
      >
        {shapes.map(({ circle: [x, y, radius], fill, stroke, opacity }) => (
          <circle key={`${x} ${y} ${radius}`} cx={x} cy={y} r={radius} {...{ fill, stroke, opacity }} />
        ))}
      </svg>
      {pieces.map(({ url, ...piece }, index) => (
        <picture key={url} className={styles[cut]} style={styleOf(piece, cut, index)}>
          <source type="image/avif" srcSet={pictureFile(url, FILE.width, 'avif')} />
          <img
            src={pictureFile(url, FILE.width, 'webp')}
            alt=""
            {...FILE}
            decoding="async"
            // The last one is on top and the largest.
            fetchPriority={index === pieces.length - 1 ? 'high' : 'auto'}
          />
        </picture>
      ))}
    </div>
  );
}

/** With fewer posters than places, those at the back stay empty. */
function piecesOf(places: readonly ScenePlace[], posters: readonly TonedPicture[]) {
  const shown = posters.slice(-places.length);
  const first = places.length - shown.length;
  return places.slice(first).flatMap((place, index) => {
    const poster = shown[index];
    return poster ? [{ ...place, ...poster }] : [];
  });
}

function styleOf(
  { at: [x, y, width], turn = 0, focus = [50, 50, 1], tone }: ScenePlace & Pick<TonedPicture, 'tone'>,
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
