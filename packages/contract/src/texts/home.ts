export const homeTexts = {
  title: '首页',
  welcome: '欢迎来到{brand}',
  openApp: '打开 App',
  claimDays: '领取免费 VIP',
} as const;
