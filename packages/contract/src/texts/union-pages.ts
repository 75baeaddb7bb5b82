/** Texts of the rows and dialogs of union pages that unionTexts does not have. */
export const unionPageTexts = {
  guest: '登录后查看{partner}账号',
  guestHint: '两份会员都开通到你的账号',
  unbound: '还没有绑定{partner}账号',
  unboundHint: '绑定后才能开通',
  accountFailed: '{partner}账号没有加载出来',
  due: '应付',
  changeAccount: '更换账号',
  pictureLabel: '图形验证码',
  codeLabel: '短信验证码',
  binding: '正在绑定',
  bindingHint: '请稍候，正在和合作方核对账号',
} as const;
