import type { Ref } from 'react';
import { type PictureKind, pictureSets } from './picture-sets.ts';

interface PictureProps {
  url: string;
  kind: PictureKind;
  alt: string;
  /** Of the box it stands in, for its place to be kept. */
  width: number;
  height: number;
  sizes: string;
  className?: string | undefined;
  /** On the first screen: fetched before anything else. */
  first?: boolean;
  ref?: Ref<HTMLImageElement>;
}

/** A picture of the library, in the width and format the device wants. */
export function Picture({
  url,
  kind,
  alt,
  width,
  height,
  sizes,
  className,
  first = false,
  ref,
}: PictureProps) {
  const sets = pictureSets(url, kind);
  return (
    <picture>
      {sets && <source type="image/avif" srcSet={sets.avif} sizes={sizes} />}
      {sets && <source type="image/webp" srcSet={sets.webp} sizes={sizes} />}
      <img
        ref={ref}
        className={className}
        src={url}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
