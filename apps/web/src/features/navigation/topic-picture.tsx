import { pictureShape } from './picture-shape.ts';
import styles from './topic-picture.module.css';

interface TopicPictureProps {
  url: string;
  alt: string;
  /** How much of the window's width it takes. */
  sizes: string;
  first?: boolean;
}

/** A picture across, in a box that has its size before the picture is there. */
export function TopicPicture({ url, alt, sizes, first = false }: TopicPictureProps) {
  const { ratio, avif, webp } = pictureShape(url);
  return (
    <span className={styles.box} style={{ paddingTop: `${(ratio * 100).toFixed(2)}%` }}>
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          src={url}
          alt={alt}
          decoding="async"
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </span>
  );
}
