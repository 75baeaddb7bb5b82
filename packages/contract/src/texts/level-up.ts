/** The message about a new level, after a check-in or a purchase. */
export const levelUpTexts = {
  bought: '恭喜升级',
  text: '你的等级已升至 V{level}',
  view: '立即查看',
  later: '稍后再看',
} as const;
