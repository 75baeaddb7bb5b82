/** The open-app banner on all shared pages. */
export const appBannerTexts = {
  line: '新用户最高领 30 天免费 VIP',
  act: '立即打开',
  close: '关闭横幅',
} as const;
