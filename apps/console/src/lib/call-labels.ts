import type { ConsoleCallName } from '@juban/contract/console/console-calls';

const LABELS: Partial<Record<ConsoleCallName, string>> = {
  signIn: '登录：密码',
  signInWithTotp: '登录：动态码',
  signInWithPasskey: '登录：通行密钥',
  signInWithRecoveryCode: '登录：恢复码',
  finishOidc: '登录：统一身份',
  acceptInvitation: '接受邀请',
  signOut: '退出登录',
  stepUp: '再次验证：动态码',
  stepUpWithPasskey: '再次验证：通行密钥',
  changePassword: '修改密码',
  newRecoveryCodes: '更换恢复码',
  addPasskey: '添加通行密钥',
  removePasskey: '删除通行密钥',
  endOwnSession: '结束自己的登录',
  inviteStaff: '邀请员工',
  renewInvitation: '重新邀请',
  changeStaffRoles: '修改员工角色',
  deactivateStaff: '停用员工',
  reactivateStaff: '恢复员工',
  endStaffSessions: '结束员工的登录',
  saveRole: '修改角色',
  approve: '通过复核',
  reject: '驳回复核',
  withdrawProposal: '撤回提交',
  changeLimit: '修改限额',
  search: '按手机号查找',
  exportOrders: '导出订单',
  revealPhone: '查看手机号',
  grantToUser: '补发',
  endUserSessions: '下线登录',
  cancelContract: '解约',
  askProvider: '查询渠道',
  replayNotifications: '重放通知',
  refundOrder: '退款',
  answerFeedback: '答复反馈',
  acceptFeedback: '采纳反馈',
  assignFeedback: '分配反馈',
  mergeFeedback: '合并反馈',
  decideHold: '风控复核',
  revealGiftAddress: '查看收货地址',
  sendGift: '寄送奖品',
  reviveDeadLetter: '重投消息',
  runInvariants: '检查不变量',
};

const TARGETS: Readonly<Record<string, string>> = {
  user: '用户',
  order: '订单',
  contract: '契约',
  staff: '员工',
  role: '角色',
  limit: '限额',
  approval: '复核',
  feedback: '反馈',
  claim: '免费领取',
  exchange: '积分兑换',
  gift: '奖品',
  message: '消息',
  invariants: '检查',
};

/** A call by what it does; commands and unknown calls are shown as they are. */
export const callLabel = (call: string): string => LABELS[call as ConsoleCallName] ?? call;

export const CALL_OPTIONS = Object.entries(LABELS).map(([value, label]) => ({ value, label }));

/** order:123 as kind and id. */
export function targetOf(target: string): { kind: string; label: string; id: string } {
  const at = target.indexOf(':');
  const kind = at === -1 ? '' : target.slice(0, at);
  return { kind, label: TARGETS[kind] ?? kind, id: target.slice(at + 1) };
}
