import { isPhone } from '@juban/domain/open-app-download';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import styles from './scan-card.module.css';
import { useDevice } from './use-device.ts';

interface ScanCardProps {
  title: string;
  hint: string;
}

const loadPicture = () => import('./scan-picture.tsx');
const stayEmpty = () => undefined;

/** On a desktop the same page for the phone; what draws it is fetched there only, into its place. */
export function ScanCard({ title, hint }: ScanCardProps) {
  const device = useDevice(undefined);
  const Picture = useLazyComponent(loadPicture, device !== undefined && !isPhone(device), stayEmpty);
  return (
    <div className={styles.scan}>
      <div className={styles.code}>{Picture && <Picture label={title} />}</div>
      <p>
        <b>{title}</b>
        {hint}
      </p>
    </div>
  );
}
