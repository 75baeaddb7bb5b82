interface StillPictureProps {
  url: string;
  alt: string;
  className?: string | undefined;
  /** On the first screen: fetched before anything else. */
  first?: boolean;
}

const STILL = /-960\.webp(\?.*)?$/;
const WIDTHS = [480, 960];
const SIZES = '(max-width: 430px) 100vw, 430px';

/** A wide picture in the width and format the device wants; one that stands alone stays as it is. */
export function StillPicture({ url, alt, className, first = false }: StillPictureProps) {
  const query = STILL.exec(url)?.[1] ?? '';
  const base = url.replace(STILL, '');
  const set = (format: string) =>
    WIDTHS.map((width) => `${base}-${width}.${format}${query} ${width}w`).join(', ');
  return (
    <picture className={className}>
      {base !== url && <source type="image/avif" srcSet={set('avif')} sizes={SIZES} />}
      {base !== url && <source type="image/webp" srcSet={set('webp')} sizes={SIZES} />}
      <img
        src={url}
        alt={alt}
        width={960}
        height={540}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
