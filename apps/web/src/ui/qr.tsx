import { useCallback, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './qr.module.css';
import type { QrProps } from './qr-picture.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

interface QrPlaceProps extends Omit<QrProps, 'text'> {
  /** Without a text the square stays empty. */
  text: string | undefined;
  /** Shown instead of the picture if it cannot be rendered. */
  failedText: string;
  /** A text is loading: the square shimmers until its picture is rendered. */
  waits?: boolean;
  className?: string | undefined;
}

const loadPicture = () => import('./qr-picture.tsx');

/** A white square that renders the code once there is a text; the renderer is loaded then. */
export function Qr({ text, label, failedText, waits = false, className }: QrPlaceProps) {
  /** The text whose picture could not be rendered; the next text retries. */
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
