import { SearchOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { useMe } from '../lib/me.ts';
import { EnvironmentBadge } from '../ui/environment-badge.tsx';
import { JubanMark } from '../ui/juban-mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BrandSwitch } from './brand-switch.tsx';
import { FIRST_PATH } from './menu.ts';

export function Header({ onFind }: { onFind: () => void }) {
  const { environment, permissions } = useMe();
  return (
    <header className="bar">
      <Link className="home" to={FIRST_PATH} aria-label="剧伴运营后台">
        <JubanMark />
        <span className="name">
          剧伴<small>运营后台</small>
        </span>
      </Link>
      <BrandSwitch />
      <EnvironmentBadge environment={environment} />
      {permissions.includes('users.find') ? (
        <button type="button" className="find" onClick={onFind} aria-keyshortcuts="Control+K">
          <SearchOutlined />
          <span>搜索订单号、手机号、用户 ID</span>
          <kbd>Ctrl K</kbd>
        </button>
      ) : (
        <span className="grow" />
      )}
      <AccountMenu />
    </header>
  );
}
