/** What the frames around the screens say. */
export const shellTexts = {
  appLogin: '请在 App 中完成登录',
  phoneLogin: '用手机号登录',
} as const;
