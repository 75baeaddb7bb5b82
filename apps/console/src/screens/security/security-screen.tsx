import { useMe } from '../../lib/me.ts';
import { useRead } from '../../lib/reads.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Shown } from '../../ui/states.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';

/** The own ways of signing in, and where one is signed in. */
export default function SecurityScreen() {
  const me = useMe();
  const read = useRead('getOwnSecurity', {});
  return (
    <div className="page">
      <PageHead name="安全设置" note={`${me.name}，${me.email}`} />
      <Shown read={read} rows={10}>
        {(security) => (
          <div className="two">
            <OwnSessions sessions={security.sessions} />
            <Passkeys passkeys={security.passkeys} />
            <PasswordForm />
            <RecoveryPanel left={security.recoveryCodesLeft} />
          </div>
        )}
      </Shown>
    </div>
  );
}
