import {
  DesktopOutlined,
  LogoutOutlined,
  MoonOutlined,
  SafetyOutlined,
  SunOutlined,
} from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { App, Dropdown } from 'antd';
import { callConsole, messageOf } from '../lib/call-console.ts';
import { useMe } from '../lib/me.ts';
import { chooseMode, type ModeChoice, modeChoice } from '../theme/mode.ts';

const MODES = [
  { key: 'system', label: '跟随系统', icon: <DesktopOutlined /> },
  { key: 'light', label: '浅色', icon: <SunOutlined /> },
  { key: 'dark', label: '深色', icon: <MoonOutlined /> },
];
const isMode = (key: string): key is ModeChoice => MODES.some((mode) => mode.key === key);

export function AccountMenu() {
  const me = useMe();
  const roles = me.roles.map(({ name }) => name).join('、');
  const mode = modeChoice.use();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const signOut = async () => {
    try {
      await callConsole('signOut', {});
      window.location.assign('/console/sign-in');
    } catch (error) {
      message.error(messageOf(error));
    }
  };
  const choose = (key: string) => {
    if (isMode(key)) chooseMode(key);
    else if (key === 'security') void navigate({ to: '/security' });
    else void signOut();
  };
  const items = [
    { key: 'security', label: '安全设置', icon: <SafetyOutlined /> },
    { key: 'mode', type: 'group' as const, label: '主题', children: MODES },
    { type: 'divider' as const },
    { key: 'out', label: '退出登录', icon: <LogoutOutlined /> },
  ];
  return (
    <Dropdown
      menu={{ items, selectedKeys: [mode], onClick: ({ key }) => choose(key) }}
      trigger={['click']}
      placement="bottomRight"
    >
      <button type="button" className="who" aria-label={`${me.name.slice(0, 1)}${me.name}${roles}，账号菜单`}>
        <span className="face">{me.name.slice(0, 1)}</span>
        <span className="words">
          <b>{me.name}</b>
          <span className="s11 t3">{roles}</span>
        </span>
      </button>
    </Dropdown>
  );
}
