/** Asked where an address brings the login of another user. */
export const switchTexts = {
  title: '以 {name} 的身份继续？',
  text: '打开的链接属于 {other}，现在登录的是 {own}。',
  person: '{name}（{phone}）',
  take: '继续',
  keep: '不切换',
} as const;
