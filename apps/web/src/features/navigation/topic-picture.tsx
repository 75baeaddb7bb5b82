import { Picture } from '../../ui/picture.tsx';
import { ratioOf } from './ratio-of.ts';
import styles from './topic-picture.module.css';

interface TopicPictureProps {
  url: string;
  alt?: string;
  /** The `sizes` attribute. */
  sizes: string;
  first?: boolean;
}

/** A full-width picture in a box that reserves its space. */
export const TopicPicture = (picture: TopicPictureProps) => (
  <span className={styles.box} style={{ paddingTop: `${(ratioOf(picture.url) * 100).toFixed(2)}%` }}>
    <Picture {...picture} />
  </span>
);
