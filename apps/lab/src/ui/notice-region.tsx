import { notices } from '../lib/notice.ts';
import { useStore } from '../lib/store.ts';
import styles from './notice-region.module.css';

/** Always present, so that screen readers announce what appears in it. */
export function NoticeRegion() {
  const notice = useStore(notices);
  return (
    <div className={styles.region} role="status">
      {notice && (
        <p className={styles.notice} data-failed={notice.failed || undefined}>
          {notice.text}
        </p>
      )}
    </div>
  );
}
