export interface HelpArtSize {
  width: number;
  height: number;
}

interface HelpArtProps {
  /** Of the larger of two files; one that has no smaller beside it stands alone. */
  url: string;
  size: HelpArtSize;
  className: string | undefined;
}

/** Decoration at the head of a page; the words beside it say all. Each picture comes once and twice its size. */
export function HelpArt({ url, size: { width, height }, className }: HelpArtProps) {
  const ending = `-${width * 2}.webp`;
  const sizes = '(max-width: 430px) 100vw, 430px';
  const set = (format: string) =>
    [width, width * 2].map((wide) => `${url.replace(ending, `-${wide}.${format}`)} ${wide}w`).join(', ');
  return (
    <picture>
      {url.endsWith(ending) && (
        <>
          <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
        </>
      )}
      <img
        className={className}
        src={url}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
