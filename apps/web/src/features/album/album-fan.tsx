import type { AlbumItem } from './album-data.ts';
import styles from './album-fan.module.css';
import { Poster } from './poster.tsx';

type Cover = Pick<AlbumItem, 'coverUrl' | 'tone'>;

/** Widths on a 390 px screen, from the top cover to the two at the back. */
const WIDTHS = [138, 116, 116, 96, 96];

/** The first posters of a playlist as a fan. */
export function AlbumFan({ covers }: { covers: readonly Cover[] }) {
  if (covers.length === 0) return null;
  // One on top and pairs behind it; an even number would be asymmetric.
  const pairs = Math.floor((Math.min(covers.length, WIDTHS.length) - 1) / 2);
  const fanned = covers.slice(0, 1 + 2 * pairs);
  return (
    <div className={styles.fan} data-testid="album-fan" aria-hidden="true">
      {fanned.map(({ coverUrl: url, tone }, place) => (
        <Poster
          key={url}
          url={url}
          tone={tone}
          width={WIDTHS[place] ?? 0}
          first
          className={styles[`at${place}`]}
        />
      ))}
    </div>
  );
}
