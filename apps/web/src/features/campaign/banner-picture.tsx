import styles from './campaign-head.module.css';

const BANNER = /-1170\.webp(\?.*)?$/;
const WIDTHS = [780, 1_170];
const SIZES = '(max-width: 430px) 100vw, 430px';

/** The head's picture, in the width and format the device wants; one that stands alone stays as it is. */
export function BannerPicture({ url }: { url: string }) {
  const query = BANNER.exec(url)?.[1] ?? '';
  const base = url.replace(BANNER, '');
  const set = (format: string) =>
    WIDTHS.map((width) => `${base}-${width}.${format}${query} ${width}w`).join(', ');
  return (
    <picture className={styles.banner}>
      {base !== url && <source type="image/avif" srcSet={set('avif')} sizes={SIZES} />}
      {base !== url && <source type="image/webp" srcSet={set('webp')} sizes={SIZES} />}
      <img src={url} alt="" width={780} height={600} decoding="async" fetchPriority="high" />
    </picture>
  );
}
