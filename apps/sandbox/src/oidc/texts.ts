export const OIDC = {
  title: '单点登录（沙盒）',
  band: '这是模拟的身份提供方，只用于演示',
  hint: '选择以谁的身份登录控制台',
  emailLabel: '公司邮箱',
  enter: '登录',
  wrong: '请求不完整，请回到控制台重新登录',
} as const;
