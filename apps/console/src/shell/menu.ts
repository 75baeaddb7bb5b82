import type { ConsoleCallName } from '@juban/contract/console/console-calls';
import { mayCall } from '../lib/me.ts';

export interface MenuEntry {
  path: string;
  name: string;
  /** The call that fills the screen: whoever may not use it does not see the entry. */
  call: ConsoleCallName;
}

interface MenuGroup {
  /** Empty for what stands above all groups. */
  name: string;
  entries: readonly MenuEntry[];
}

/** Grouped by whose work it is. */
const MENU: readonly MenuGroup[] = [
  { name: '', entries: [{ path: '/overview', name: '概览', call: 'getOverview' }] },
  {
    name: '客服',
    entries: [
      { path: '/search', name: '搜索', call: 'search' },
      { path: '/users', name: '用户', call: 'listUsers' },
      { path: '/orders', name: '订单', call: 'listOrders' },
      { path: '/feedback', name: '反馈', call: 'listFeedback' },
    ],
  },
  {
    name: '交易',
    entries: [
      { path: '/payments', name: '支付', call: 'listPayments' },
      { path: '/contracts', name: '续费', call: 'listContracts' },
      { path: '/holds', name: '风控复核', call: 'listHolds' },
    ],
  },
  { name: '运营', entries: [{ path: '/gifts', name: '奖品与寄送', call: 'listGiftDraws' }] },
  {
    name: '管理',
    entries: [
      { path: '/approvals', name: '审批', call: 'listApprovals' },
      { path: '/audit', name: '操作记录', call: 'listActions' },
      { path: '/staff', name: '员工', call: 'listStaff' },
      { path: '/roles', name: '角色', call: 'listRoles' },
      { path: '/limits', name: '限额', call: 'listLimits' },
      { path: '/system', name: '系统', call: 'listDeadLetters' },
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

/** Where everybody starts: it shows each person their own work. */
export const FIRST_PATH = '/overview';
