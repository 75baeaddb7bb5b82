import { Button } from 'antd';
import { count } from '../../lib/format.ts';
import { useMay } from '../../lib/me.ts';
import { ActsDone } from '../../ui/acts-done.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Ledger } from './ledger.tsx';
import { MembershipTimeline } from './membership-timeline.tsx';
import { UserContracts } from './user-contracts.tsx';
import { FeedbackList } from './user-lists.tsx';
import { UserOrders } from './user-orders.tsx';
import { UserSessions } from './user-sessions.tsx';
import type { TabKey, User } from './user-tabs.ts';

interface UserOverviewProps {
  user: User;
  onTab: (tab: string) => void;
  onAct: (act: string) => void;
}

const FEW = 5;

export function UserOverview({ user, onTab, onAct }: UserOverviewProps) {
  const may = useMay();
  const all = (tab: TabKey, text: string) => (
    <Button type="link" size="small" onClick={() => onTab(tab)}>
      {text}
    </Button>
  );
  return (
    <>
      <MembershipTimeline user={user} />
      <div className="three">
        <Panel flush title="最近订单" extra={all('orders', `全部 ${user.orders.length} 笔`)}>
          <UserOrders orders={user.orders.slice(0, FEW)} isShort />
        </Panel>
        <Panel flush title={<Balance name="积分" value={user.points} />} extra={all('points', '流水')}>
          <Ledger rows={user.pointsLedger.slice(0, FEW)} balance={user.points} />
        </Panel>
        <Panel flush title={<Balance name="V 力值" value={user.vPower} />} extra={all('power', '流水')}>
          <Ledger rows={user.vPowerLedger.slice(0, FEW)} balance={user.vPower} />
        </Panel>
        <Panel title="自动续费契约" extra={all('contracts', `全部 ${user.contracts.length} 份`)}>
          <UserContracts contracts={user.contracts.slice(0, 2)} />
        </Panel>
        <Panel
          flush
          title="登录设备"
          extra={
            may('endUserSessions') && user.sessions.length > 0 ? (
              <Button type="link" size="small" onClick={() => onAct('sessions')}>
                全部下线
              </Button>
            ) : null
          }
        >
          <UserSessions sessions={user.sessions.slice(0, FEW)} />
        </Panel>
        <Panel flush title="反馈" extra={all('feedback', '全部')}>
          <FeedbackList feedback={user.feedback.slice(0, FEW)} />
        </Panel>
      </div>
      {user.acts.length > 0 ? (
        <Panel flush title="最近的客服操作" extra={all('acts', '全部')}>
          <ActsDone acts={user.acts.slice(0, 3)} />
        </Panel>
      ) : null}
    </>
  );
}

const Balance = ({ name, value }: { name: string; value: number }) => (
  <>
    {name} <span className="gold num">{count(value)}</span>
  </>
);
