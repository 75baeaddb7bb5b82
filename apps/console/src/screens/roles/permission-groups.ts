import type { Permission } from '@juban/contract/console/permissions';

interface Group {
  name: string;
  permissions: readonly Permission[];
}

/** The permissions as the matrix groups them. */
export const PERMISSION_GROUPS: readonly Group[] = [
  {
    name: '用户与订单',
    permissions: [
      'users.find',
      'users.reveal',
      'orders.ask',
      'refunds.make',
      'refunds.approve',
      'grants.make',
      'grants.approve',
      'sessions.end',
      'contracts.cancel',
      'feedback.answer',
    ],
  },
  {
    name: '内容与营销',
    permissions: [
      'content.draft',
      'content.propose',
      'content.approve',
      'agreements.draft',
      'agreements.approve',
      'promotions.propose',
      'promotions.approve',
      'notices.propose',
      'notices.approve',
      'prizes.send',
      'prizes.address',
    ],
  },
  {
    name: '数据与资金',
    permissions: ['reports.figures', 'reports.money', 'statements.resolve', 'fraud.decide'],
  },
  {
    name: '系统与管理',
    permissions: [
      'system.read',
      'system.run',
      'limits.propose',
      'limits.approve',
      'staff.manage',
      'audit.read',
      'audit.own',
    ],
  },
];
