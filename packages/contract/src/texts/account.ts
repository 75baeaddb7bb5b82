/** The account: profile, linked pages and sessions. */
export const accountTexts = {
  title: '我的账号',
  loginTitle: '登录后查看账号',
  loginHint: '订单、续费和登录记录都跟着账号走',
  failed: '账号没有加载出来',
  number: '编号 {id}',
  phone: '手机号 {phone}',
  ways: '账号里的内容',
  vip: '会员中心',
  sessionsHint: '查看在哪些设备登录',
  dataHint: '导出或注销',
  logOut: '退出登录',
  logOutTitle: '退出登录？',
  logOutText: '只退出这台设备，其他设备照常使用',
  logOutFailed: '没有退出成功，请稍后再试',
  sessionsTitle: '登录管理',
  sessionsLogin: '登录后查看登录的设备',
  sessionsLoginHint: '不认识的设备，可以让它下线',
  sessionsFailed: '登录的设备没有加载出来',
  sessionsLead: '有不认识的设备就让它下线。连续 30 天不用，或登录满 90 天，会自动退出。',
  sessionsList: '登录的设备',
  current: '本机',
  using: '正在使用',
  lastSeen: '最近使用 {time}',
  began: '登录于 {time}',
  end: '下线',
  endNamed: '让{device}下线',
  endTitle: '让{device}下线？',
  endText: '它会立即退出，再用要重新登录',
  ended: '已下线',
  endFailed: '没有下线成功，请稍后再试',
  notice:
    '你的账号于{time}在新设备（{device}）登录。如果不是你本人，请到会员中心「我的账号」的登录管理中让它下线',
} as const;

/** By device kind. */
export const deviceTexts = {
  iphone: 'iPhone 手机',
  ipad: 'iPad 平板',
  android: '安卓设备',
  harmony: '鸿蒙设备',
  windows: 'Windows 电脑',
  mac: 'Mac 电脑',
  linux: 'Linux 电脑',
  other: '其他设备',
} as const;

/** By platform of the client type. */
export const clientTexts = {
  android: '安卓端',
  ios: 'iPhone 端',
  ipad: 'iPad 端',
  harmony: '鸿蒙端',
  applet: '小程序',
  web: '网页',
  windows: 'Windows 端',
  mac: 'Mac 端',
  tv: '电视端',
} as const;
