import { ChangesNotice, type ChangesNoticeProps } from './changes-notice.tsx';
import { ChangesText, type ChangesTextProps } from './changes-text.tsx';

/** Both parts of it by one door: each file a page may fetch costs its first load. */
export default function AgreementChangesPart(props: ChangesNoticeProps | ChangesTextProps) {
  return 'changes' in props ? <ChangesText {...props} /> : <ChangesNotice {...props} />;
}
