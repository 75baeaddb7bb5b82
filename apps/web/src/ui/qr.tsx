import { useCallback, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './qr.module.css';
import type { QrProps } from './qr-picture.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

interface QrPlaceProps extends Omit<QrProps, 'text'> {
  /** Without it the square waits, empty. */
  text: string | undefined;
  /** In place of the picture where it cannot be drawn. */
  failedText: string;
  /** A text is on its way: the square shimmers until its picture is drawn. */
  waits?: boolean;
  className?: string | undefined;
}

const loadPicture = () => import('./qr-picture.tsx');

/** A white square of fixed shape, dark modules in it once there is a text; what draws them is fetched then. */
export function Qr({ text, label, failedText, waits = false, className }: QrPlaceProps) {
  /** The text whose picture could not be drawn; the next one tries anew. */
  const [failed, setFailed] = useState<string>();
  const fail = useCallback(() => setFailed(text), [text]);
  const Picture = useLazyComponent(loadPicture, text !== undefined, fail);
  const hasFailed = !Picture && failed !== undefined && failed === text;
  const isShimmering = waits && !hasFailed && (!Picture || text === undefined);
  return (
    <div className={classNames(styles.square, className)} aria-busy={isShimmering || undefined}>
      {isShimmering && <span className={styles.shimmer} />}
      {hasFailed && <p className={styles.failed}>{failedText}</p>}
      {Picture && text !== undefined && <Picture text={text} label={label} />}
    </div>
  );
}
