/** Texts of the console that server and pages share. */
export const consoleTexts = {
  reasonMissing: '请填写原因',
  nameMissing: '请填写姓名',
  emailFormat: '请填写有效的邮箱地址',
  passwordShort: '密码至少 12 个字符',
  passwordLong: '密码最多 128 个字符',
  passwordCommon: '这个密码太常见，请换一个',
  roleMissing: '请至少选择一个角色',
  codeFormat: '请输入 6 位数字',
} as const;
