import { Picture } from '../../ui/picture.tsx';
import type { Activity } from './activity-data.ts';

interface ActivityPictureProps {
  picture: Activity['banner'];
  className?: string | undefined;
  sizes: string;
  /** The largest element of the first screen. */
  first?: boolean;
}

/** Decorative: the text next to it says the same. */
export function ActivityPicture({ picture: { src, sources }, className, ...image }: ActivityPictureProps) {
  const webp = sources.map((source) => `${source.src} ${source.width}w`).join(', ');
  const set = sources.length > 0 ? { avif: webp.replace(/\.webp(?= )/g, '.avif'), webp } : {};
  return <Picture url={src} set={set} imgClassName={className} {...image} />;
}
