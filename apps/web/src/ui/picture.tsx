import type { ComponentProps } from 'react';
import { type PictureSet, pictureSet } from './picture-set.ts';

/** `sizes` of a picture across the column of phone pages. */
export const COLUMN = '(max-width: 430px) 100vw, 430px';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'className'> {
  url: string;
  /** The `sizes` attribute. */
  sizes?: string;
  /** If it cannot be derived from the name. */
  set?: PictureSet | undefined;
  /** On the first screen: loaded with high priority. */
  first?: boolean;
  className?: string | undefined;
  imgClassName?: string | undefined;
}

/** A picture in the size and format that the device needs; decorative unless it has an alt text. */
export function Picture({
  url,
  sizes,
  set = pictureSet(url),
  first = false,
  className,
  imgClassName,
  ...image
}: PictureProps) {
  return (
    <picture className={className}>
      {set &&
        Object.entries(set).map(([format, files]) => (
          <source key={format} type={`image/${format}`} srcSet={files} sizes={sizes} />
        ))}
      <img
        className={imgClassName}
        src={url}
        alt=""
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...image}
      />
    </picture>
  );
}
