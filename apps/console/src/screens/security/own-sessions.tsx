import { DesktopOutlined } from '@ant-design/icons';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { Button } from 'antd';
import { callConsole } from '../../lib/call-console.ts';
import { Mark } from '../../ui/mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useOwnAct } from './use-own-act.ts';

export function OwnSessions({ sessions }: { sessions: ConsoleOutput<'getOwnSecurity'>['sessions'] }) {
  const { isBusy, act } = useOwnAct();
  return (
    <Panel flush title="我的登录" extra={<span className="hint">最长 12 小时，30 分钟不用就退出</span>}>
      <ul className="rows">
        {sessions.map(({ id, device, address, createTime, lastSeenTime, isCurrent }) => (
          <li key={id}>
            <DesktopOutlined />
            <span className="grow min0">
              <span className="clip block">{device || '未知设备'}</span>
              <span className="s12 t3">
                {address} · 登录于 <Moment at={createTime} /> · 最近 <Moment at={lastSeenTime} />
              </span>
            </span>
            {isCurrent ? (
              <Mark tone="good">当前</Mark>
            ) : (
              <Button
                size="small"
                disabled={isBusy}
                onClick={() => void act(() => callConsole('endOwnSession', { id }), '已结束这个登录')}
              >
                结束
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
