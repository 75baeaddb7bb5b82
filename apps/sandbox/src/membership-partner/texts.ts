/** Texts of the partner page, which is fictional and says so. */
export const PARTNER = {
  band: '沙箱环境：这里的账号和会员都不是真的',
  title: '选择要绑定的账号',
  hint: '选中的账号会绑定到{app}，之后购买的会员会发放到这个账号',
  readyName: '会员 {number}',
  phoneName: '尾号 {tail} 的会员',
  other: '使用其他账号',
  accountLabel: '账号',
  nameLabel: '昵称',
  enter: '登录并绑定',
  wrong: '没有这个账号，请换一个再试',
  wrongLink: '链接有误，请回到原来的页面重新进入',
} as const;
