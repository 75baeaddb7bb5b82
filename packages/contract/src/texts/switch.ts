/** Asks whether to switch when an address brings the login of another user. */
export const switchTexts = {
  title: '以 {name} 的身份继续？',
  text: '链接里的账号是{other}，现在登录的是{own}。',
  person: '{name}（{which}）',
  number: '编号 {id}',
  take: '继续',
  keep: '不切换',
} as const;
