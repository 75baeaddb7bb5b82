const FOLDER = '/content/demo/art/help';

export interface HelpArtSize {
  width: number;
  height: number;
}

interface HelpArtProps {
  name: string;
  size: HelpArtSize;
  className: string | undefined;
}

/** Decoration at the head of a page; the words beside it say all. Each picture comes once and twice its size. */
export function HelpArt({ name, size: { width, height }, className }: HelpArtProps) {
  const set = (format: string) =>
    [width, width * 2].map((wide) => `${FOLDER}/${name}-${wide}.${format} ${wide}w`).join(', ');
  const sizes = '(max-width: 430px) 100vw, 430px';
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        className={className}
        src={`${FOLDER}/${name}-${width * 2}.webp`}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
