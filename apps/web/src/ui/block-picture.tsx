import { pictureSet } from './picture-set.ts';

interface BlockPictureProps {
  url: string;
  width: number;
  height: number;
}

/** An item's picture in the smallest sufficient file; renders nothing without a picture. */
export function BlockPicture({ url, width, height }: BlockPictureProps) {
  if (!url) return null;
  // Two widths are enough: no place needs the largest file of a poster.
  const set = pictureSet(url, 2);
  const image = <img src={url} alt="" width={width} height={height} loading="lazy" />;
  if (!set) return image;
  const sizes = `${width}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={set.avif} sizes={sizes} />
      <source type="image/webp" srcSet={set.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
