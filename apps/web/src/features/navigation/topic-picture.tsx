import { Picture } from '../../ui/picture.tsx';
import { ratioOf } from './ratio-of.ts';
import styles from './topic-picture.module.css';

interface TopicPictureProps {
  url: string;
  alt?: string;
  /** How much of the window's width it takes. */
  sizes: string;
  first?: boolean;
}

/** A picture across, in a box that has its size before the picture is there. */
export const TopicPicture = (picture: TopicPictureProps) => (
  <span className={styles.box} style={{ paddingTop: `${(ratioOf(picture.url) * 100).toFixed(2)}%` }}>
    <Picture {...picture} />
  </span>
);
