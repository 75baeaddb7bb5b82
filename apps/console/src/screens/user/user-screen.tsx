import { useParams } from '@tanstack/react-router';
import { useAddress, useChangeAddress } from '../../lib/address.ts';
import { useRead } from '../../lib/reads.ts';
import { Shown } from '../../ui/states.tsx';
import { UserActs } from './user-acts.tsx';
import { UserHead } from './user-head.tsx';
import { UserOverview } from './user-overview.tsx';
import { UserTab } from './user-tab.tsx';
import { TABS, type TabKey } from './user-tabs.ts';
import './user.css';

/** One page that explains a person. The open tab and the open act are in the address. */
export default function UserScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { tab = 'overview', act } = useAddress();
  const change = useChangeAddress();
  const read = useRead('getUser', { id });
  const openTab = (next: string) => change({ tab: next === 'overview' ? undefined : next });
  return (
    <div className="page">
      {read.data ? null : <h1 className="visually-hidden">用户 {id}</h1>}
      <Shown read={read} rows={14}>
        {(user) => (
          <>
            <UserHead user={user} tab={tab} onTab={openTab} onAct={(next) => change({ act: next })} />
            {tab in TABS ? (
              <UserTab user={user} tab={tab as TabKey} />
            ) : (
              <UserOverview user={user} onTab={openTab} onAct={(next) => change({ act: next })} />
            )}
            <UserActs user={user} act={act} onClose={() => change({ act: undefined })} />
          </>
        )}
      </Shown>
    </div>
  );
}
