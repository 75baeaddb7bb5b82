import type { ConsoleCallName } from '@juban/contract/console/console-calls';
import { mayCall } from '../lib/me.ts';

export interface MenuEntry {
  path: string;
  name: string;
  /** The call that fills the screen: whoever may not use it does not see the entry. */
  call: ConsoleCallName;
}

interface MenuGroup {
  name: string;
  entries: readonly MenuEntry[];
}

/** Grouped by whose work it is. */
const MENU: readonly MenuGroup[] = [
  {
    name: '客服',
    entries: [
      { path: '/search', name: '搜索', call: 'search' },
      { path: '/users', name: '用户', call: 'listUsers' },
      { path: '/orders', name: '订单', call: 'listOrders' },
    ],
  },
  {
    name: '交易',
    entries: [
      { path: '/payments', name: '支付', call: 'listPayments' },
      { path: '/contracts', name: '续费', call: 'listContracts' },
    ],
  },
  {
    name: '管理',
    entries: [
      { path: '/approvals', name: '审批', call: 'listApprovals' },
      { path: '/audit', name: '操作记录', call: 'listActions' },
      { path: '/staff', name: '员工', call: 'listStaff' },
      { path: '/roles', name: '角色', call: 'listRoles' },
      { path: '/limits', name: '限额', call: 'listLimits' },
    ],
  },
];

/** The menu of somebody with these permissions, without empty groups. */
export function menuFor(permissions: readonly string[]): MenuGroup[] {
  return MENU.map(({ name, entries }) => ({
    name,
    entries: entries.filter(({ call }) => mayCall(call, permissions)),
  })).filter(({ entries }) => entries.length > 0);
}

/** Where somebody starts; approvals are there for everybody. */
export const firstPath = (permissions: readonly string[]): string =>
  menuFor(permissions)[0]?.entries[0]?.path ?? '/approvals';
