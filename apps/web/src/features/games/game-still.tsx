import { pictureSet } from '../../ui/picture-set.ts';

interface GameStillProps {
  url: string;
  /** How wide it is shown, as the browser reads it. */
  sizes: string;
  className?: string | undefined;
  /** The first that the page shows: fetched before anything else. */
  isFirst?: boolean;
}

/** A wide picture behind or above a game's name; one that stands alone stays as it is. */
export function GameStill({ url, sizes, className, isFirst = false }: GameStillProps) {
  const set = pictureSet(url);
  return (
    <picture className={className}>
      {set && <source type="image/avif" srcSet={set.avif} sizes={sizes} />}
      {set && <source type="image/webp" srcSet={set.webp} sizes={sizes} />}
      <img
        src={url}
        alt=""
        width={960}
        height={540}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
