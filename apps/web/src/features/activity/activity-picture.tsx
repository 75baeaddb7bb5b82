import type { Activity } from './activity-data.ts';

interface ActivityPictureProps {
  picture: Activity['banner'];
  className?: string | undefined;
  sizes: string;
  /** The largest thing of the first screen. */
  isFirst?: boolean;
}

const avifOf = (src: string) => src.replace(/\.webp(?=$|\?)/, '.avif');

/** Decoration: what it shows is said beside it. */
export function ActivityPicture({ picture, className, sizes, isFirst = false }: ActivityPictureProps) {
  const { src, sources } = picture;
  const setOf = (address: (src: string) => string) =>
    sources.map((source) => `${address(source.src)} ${source.width}w`).join(', ');
  return (
    <picture>
      {sources.length > 0 && <source type="image/avif" srcSet={setOf(avifOf)} sizes={sizes} />}
      {sources.length > 0 && <source type="image/webp" srcSet={setOf((same) => same)} sizes={sizes} />}
      <img
        className={className}
        src={src}
        alt=""
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'auto'}
        loading={isFirst ? 'eager' : 'lazy'}
      />
    </picture>
  );
}
