/** Everything that staff can be allowed to do, with the name that the console shows. */
export const PERMISSIONS = {
  'users.find': '查找用户与订单（手机号打码）',
  'users.reveal': '查看完整手机号',
  'orders.ask': '向支付渠道查询、重放通知',
  'refunds.make': '退款',
  'refunds.approve': '复核超限退款',
  'grants.make': '补发天数、积分、V力值',
  'grants.approve': '复核超限补发',
  'sessions.end': '下线用户的登录',
  'contracts.cancel': '应用户要求解约',
  'feedback.answer': '处理反馈、奖励积分',
  'content.draft': '编辑内容草稿',
  'content.propose': '提交发布、定时、回滚',
  'content.approve': '审批发布',
  'agreements.draft': '编辑协议草稿',
  'agreements.approve': '审批协议',
  'promotions.propose': '提交优惠券与兑换码',
  'promotions.approve': '审批优惠券与兑换码',
  'notices.propose': '提交分群通知',
  'notices.approve': '审批分群通知',
  'reports.figures': '查看运营报表',
  'reports.money': '查看资金报表与对账',
  'statements.resolve': '处理对账差异、开票',
  'prizes.send': '抽取与寄送奖品',
  'prizes.address': '查看收货地址',
  'fraud.decide': '处理风控复核',
  'system.read': '查看系统状态',
  'system.run': '重投死信、运行任务',
  'limits.propose': '提交限额变更',
  'limits.approve': '复核限额变更',
  'staff.manage': '管理员工与角色',
  'audit.read': '查看全部操作记录',
  'audit.own': '查看自己的操作记录',
} as const;

export type Permission = keyof typeof PERMISSIONS;

const NAMES: ReadonlySet<string> = new Set(Object.keys(PERMISSIONS));

export const isPermission = (text: string): text is Permission => NAMES.has(text);
