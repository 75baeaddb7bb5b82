/** Phone number and SMS code, wherever both are entered. */
export const phoneCodeTexts = {
  phoneLabel: '手机号',
  phoneMissing: '请输入手机号',
  phoneFormat: '手机号格式错误',
  codeMissing: '请输入验证码',
  codeFormat: '验证码格式错误',
  bothMissing: '请输入手机号和短信验证码',
  getCode: '获取验证码',
  resendIn: '{seconds} 秒后重发',
  codeSent: '验证码已发送，5 分钟内有效',
  mayComeLate: '验证码可能晚到，请留意短信，没有收到可稍后重发',
  sendDone: '验证码发送成功',
  sendFailed: '发送失败，请稍后再试',
} as const;
