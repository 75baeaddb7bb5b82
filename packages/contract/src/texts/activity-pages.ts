/** Texts of the rows and dialogs of activity pages that activityTexts does not have. */
export const activityPageTexts = {
  memberOf: '{brand}会员',
  guestDays: '登录后查看已购买天数',
  daysFailed: '购买天数没有加载出来',
  allReached: '全部档位已达成',
  firstGoal: '购满 {goal} 天，领第一份好礼',
  chosen: '{rule}，已选 {count} 项',
  clause: '{title}：{text}',
} as const;
