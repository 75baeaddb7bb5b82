import { scanCardTexts } from '@juban/contract/texts/scan-card';
import { isPhone } from '@juban/domain/open-app-download';
import { Qr } from '../../ui/qr.tsx';
import styles from './scan-card.module.css';
import { useDevice } from './use-device.ts';

interface ScanCardProps {
  title: string;
  /** Replaces the default hint. */
  hint?: string;
}

/** Longer addresses make the code too dense for phones to read from a screen. */
const LONGEST = 300;

function thisAddress(): string {
  const { origin, pathname, search } = window.location;
  const whole = origin + pathname + search;
  return whole.length > LONGEST ? origin + pathname : whole;
}

/** On desktops, a code that opens the same page on a phone; the renderer is loaded only there. */
export function ScanCard({ title, hint = scanCardTexts.hint }: ScanCardProps) {
  const device = useDevice(undefined);
  const isDesktop = device !== undefined && !isPhone(device);
  return (
    <div className={styles.scan}>
      <div className={styles.code}>
        <Qr label={title} failedText={scanCardTexts.failed} text={isDesktop ? thisAddress() : undefined} />
      </div>
      <p>
        <b>{title}</b>
        {hint}
      </p>
    </div>
  );
}
