import { DesktopOutlined } from '@ant-design/icons';
import { deviceName } from '../../lib/device-name.ts';
import { brandNameOf } from '../../ui/brand-name.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Empty } from '../../ui/states.tsx';
import type { User } from './user-tabs.ts';

export function UserSessions({ sessions }: { sessions: User['sessions'] }) {
  if (sessions.length === 0) return <Empty title="没有登录中的设备" />;
  return (
    <ul className="rows">
      {sessions.map(({ id, device, brand, clientType, lastSeenTime }) => (
        <li key={id}>
          <DesktopOutlined />
          <span className="grow min0">
            <span className="clip block">{deviceName(device)}</span>
            <span className="s12 t3">
              {brandNameOf(brand)} · {clientType}
            </span>
          </span>
          <span className="s12 t3">
            <Moment at={lastSeenTime} />
          </span>
        </li>
      ))}
    </ul>
  );
}
