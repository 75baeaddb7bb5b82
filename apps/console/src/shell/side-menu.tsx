import {
  AuditOutlined,
  CheckSquareOutlined,
  DashboardOutlined,
  GiftOutlined,
  IdcardOutlined,
  MessageOutlined,
  PayCircleOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  SearchOutlined,
  SettingOutlined,
  ShoppingOutlined,
  SyncOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBrand } from '../lib/address.ts';
import { useMe } from '../lib/me.ts';
import { overviewQuery, type Waiting, waitingIn } from '../lib/overview.ts';
import { type MenuEntry, menuFor } from './menu.ts';

const ICONS: Readonly<Record<string, ReactNode>> = {
  '/search': <SearchOutlined />,
  '/users': <UserOutlined />,
  '/orders': <ShoppingOutlined />,
  '/feedback': <MessageOutlined />,
  '/holds': <SafetyOutlined />,
  '/gifts': <GiftOutlined />,
  '/system': <SettingOutlined />,
  '/payments': <PayCircleOutlined />,
  '/contracts': <SyncOutlined />,
  '/approvals': <CheckSquareOutlined />,
  '/audit': <AuditOutlined />,
  '/staff': <IdcardOutlined />,
  '/roles': <TeamOutlined />,
  '/limits': <SafetyCertificateOutlined />,
};

/** On a phone the same entries are a bar at the bottom, of which the first ones are seen. */
export function SideMenu() {
  const { permissions, approvalsWaiting } = useMe();
  const brand = useBrand();
  const { data: overview } = useQuery(overviewQuery);
  const waiting: Readonly<Record<string, Waiting>> = {
    ...(overview && waitingIn(overview)),
    '/approvals': { count: approvalsWaiting, isStuck: false },
  };
  return (
    <nav className="side" aria-label="主导航">
      {menuFor(permissions).map(({ name, entries }) => (
        <div key={name} className="side-group">
          {name ? <h2>{name}</h2> : null}
          <ul>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Entry entry={entry} brand={brand} waiting={waiting[entry.path]} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  brand: string | undefined;
  waiting: Waiting | undefined;
}

function Entry({ entry: { path, name }, brand, waiting }: EntryProps) {
  return (
    <Link
      to={path}
      search={brand ? { brand } : {}}
      activeOptions={{ includeSearch: false }}
      activeProps={{ className: 'on' }}
    >
      {ICONS[path] ?? <DashboardOutlined />}
      <span className="grow">{name}</span>
      {waiting && waiting.count > 0 ? (
        <span className={`pip${waiting.isStuck ? ' hot' : ''}`}>
          {waiting.count}
          <span className="visually-hidden">件待处理</span>
        </span>
      ) : null}
    </Link>
  );
}
