import { minuteText } from '@juban/domain/shanghai-words';
import { Alert } from 'antd';
import { CopiedNo } from '../../ui/copied-no.tsx';

/** Shown once: the server keeps no link. */
export function InvitationLink({ link, expireTime }: { link: string; expireTime: number }) {
  return (
    <div className="col g12" role="status">
      <Alert type="success" showIcon title="邀请链接只在这里显示一次，请现在复制给本人。" />
      <div className="invitation-link">
        <CopiedNo text={link}>
          <code>{link}</code>
        </CopiedNo>
      </div>
      <p className="hint">有效至 {minuteText(expireTime)}，只能用一次。以前的链接不再有效。</p>
    </div>
  );
}
