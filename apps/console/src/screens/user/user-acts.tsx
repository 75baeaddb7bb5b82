import { callConsole } from '../../lib/call-console.ts';
import { useMay } from '../../lib/me.ts';
import { ActPanel } from '../../ui/act-panel.tsx';
import { DRY_RUN } from '../../ui/dry-run-fields.ts';
import { GrantPanel, isGrantKind } from './grant-panel.tsx';
import { RevealPanel } from './reveal-panel.tsx';
import type { User } from './user-tabs.ts';
import { Whom } from './whom.tsx';

interface UserActsProps {
  user: User;
  /** The open act, as in the address. */
  act: string | undefined;
  onClose: () => void;
}

export function UserActs({ user, act, onClose }: UserActsProps) {
  const may = useMay();
  const { id } = user;
  if (act && isGrantKind(act) && may('grantToUser'))
    return <GrantPanel key={act} kind={act} user={user} onClose={onClose} />;
  if (act === 'reveal' && may('revealPhone')) return <RevealPanel user={user} onClose={onClose} />;
  if (act !== 'sessions' || !may('endUserSessions')) return null;
  return (
    <ActPanel
      title="下线登录"
      whom={<Whom user={user} />}
      draftKey={`sessions ${id}`}
      onClose={onClose}
      reasons={['用户来电要求下线', '账号疑似被盗', '设备遗失']}
      dryRun={{
        key: `sessions ${id}`,
        ask: (signal) => callConsole('endUserSessions', { id, ...DRY_RUN }, { signal, withoutStepUp: true }),
      }}
      run={(why) => callConsole('endUserSessions', { id, ...why })}
      verb={`下线 ${user.sessions.length} 个登录`}
      danger
    >
      <p className="t2">用户在所有设备上都要重新登录，会员和数据不变。</p>
    </ActPanel>
  );
}
