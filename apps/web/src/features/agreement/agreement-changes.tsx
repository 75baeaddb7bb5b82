import { ChangesNotice, type ChangesNoticeProps } from './changes-notice.tsx';
import { ChangesText, type ChangesTextProps } from './changes-text.tsx';

/** One default export for both parts, because each file that a page may load enlarges its first load. */
export default function AgreementChangesPart(props: ChangesNoticeProps | ChangesTextProps) {
  return 'changes' in props ? <ChangesText {...props} /> : <ChangesNotice {...props} />;
}
