import { posterSets } from './poster-sets.ts';

interface PosterProps {
  url: string;
  /** Fills its place until it is there. */
  tone: string;
  /** Of the box it stands in, in CSS pixels: what is fetched and the place kept follow from it. */
  width: number;
  /** On the first screen. */
  first?: boolean;
  className?: string | undefined;
}

/** Height over width of every poster. */
const RATIO = 1.4;

/** Decoration: the title always stands beside it. */
export function Poster({ url, tone, width, first = false, className }: PosterProps) {
  const sets = posterSets(url);
  const sizes = `${width}px`;
  return (
    <picture className={className}>
      {sets && <source type="image/avif" srcSet={sets.avif} sizes={sizes} />}
      {sets && <source type="image/webp" srcSet={sets.webp} sizes={sizes} />}
      <img
        src={url}
        alt=""
        width={width}
        height={Math.round(width * RATIO)}
        style={{ backgroundColor: tone }}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
