/** Words of the union pages that stand beside those of unionTexts: what the rows and dialogs say by themselves. */
export const unionPageTexts = {
  guest: '登录后查看{partner}账号',
  guestHint: '两份会员都开通到你的账号',
  toLogin: '去登录',
  unbound: '还没有绑定{partner}账号',
  unboundHint: '绑定后才能开通',
  accountFailed: '没有读到{partner}账号',
  accountFailedHint: '检查一下网络，再试一次',
  otherVip: '去会员中心',
  due: '应付',
  changeAccount: '更换账号',
  phoneLabel: '手机号',
  pictureLabel: '图形验证码',
  codeLabel: '短信验证码',
  codeSentHint: '验证码已发送，5 分钟内有效',
  binding: '正在绑定…',
  bindingHint: '请稍候，正在和合作方核对账号',
} as const;
