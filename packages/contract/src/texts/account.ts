/** The account: profile, what belongs to it, where it is logged in. */
export const accountTexts = {
  title: '我的账号',
  sessionsTitle: '登录管理',
  notice:
    '你的账号于{time}在新设备（{device}）登录。如果不是你本人，请到会员中心「我的账号」的登录管理中让它下线',
} as const;

/** By the name of the device's kind. */
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
