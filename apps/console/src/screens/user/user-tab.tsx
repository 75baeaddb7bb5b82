import { ActsDone } from '../../ui/acts-done.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Ledger } from './ledger.tsx';
import { MembershipTimeline } from './membership-timeline.tsx';
import { UserContracts } from './user-contracts.tsx';
import { FeedbackList, HoldList, NoteList } from './user-lists.tsx';
import { UserOrders } from './user-orders.tsx';
import { UserSessions } from './user-sessions.tsx';
import type { TabKey, User } from './user-tabs.ts';

/** One list of a user in full. */
export function UserTab({ user, tab }: { user: User; tab: TabKey }) {
  switch (tab) {
    case 'orders':
      return (
        <Panel flush>
          <UserOrders orders={user.orders} />
        </Panel>
      );
    case 'contracts':
      return (
        <Panel>
          <UserContracts contracts={user.contracts} />
        </Panel>
      );
    case 'days':
      return (
        <>
          <MembershipTimeline user={user} />
          <Panel flush title="权益流水">
            <Ledger rows={user.days} unit=" 天" />
          </Panel>
        </>
      );
    case 'points':
      return (
        <Panel flush>
          <Ledger rows={user.pointsLedger} balance={user.points} />
        </Panel>
      );
    case 'power':
      return (
        <Panel flush>
          <Ledger rows={user.vPowerLedger} balance={user.vPower} />
        </Panel>
      );
    default:
      return <OtherTab user={user} tab={tab} />;
  }
}

function OtherTab({ user, tab }: { user: User; tab: TabKey }) {
  if (tab === 'gifts')
    return (
      <div className="two">
        <Panel flush title="等级礼包">
          <NoteList notes={user.bundles} empty="没有领过礼包" />
        </Panel>
        <Panel flush title="奖品">
          <NoteList notes={user.prizes} empty="没有奖品" />
        </Panel>
        <Panel flush title="兑换">
          <NoteList notes={user.exchanges} empty="没有兑换过" />
        </Panel>
        <Panel title={`签到 ${user.checkIns} 天`}>
          <p className="hint">{user.checkInDays.join('、') || '最近没有签到'}</p>
        </Panel>
      </div>
    );
  return (
    <Panel flush>
      {tab === 'sessions' ? <UserSessions sessions={user.sessions} /> : null}
      {tab === 'feedback' ? <FeedbackList feedback={user.feedback} /> : null}
      {tab === 'consents' ? <NoteList notes={user.consents} empty="没有协议记录" /> : null}
      {tab === 'holds' ? <HoldList holds={user.holds} /> : null}
      {tab === 'acts' ? <ActsDone acts={user.acts} /> : null}
    </Panel>
  );
}
