import type { ComponentProps } from 'react';
import { type PictureSet, pictureSet } from './picture-set.ts';

/** Sizes of a picture from edge to edge of the column that pages for phones stand in. */
export const COLUMN = '(max-width: 430px) 100vw, 430px';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'className'> {
  url: string;
  /** How wide it is shown, as the browser reads it. */
  sizes?: string;
  /** Where its name does not tell. */
  set?: PictureSet | undefined;
  /** On the first screen: fetched before anything else. */
  first?: boolean;
  className?: string | undefined;
  imgClassName?: string | undefined;
}

/** A picture in the width and format the device wants; decoration, unless it is given words. */
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
