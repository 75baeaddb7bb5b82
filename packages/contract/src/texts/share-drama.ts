/** Sending a drama to friends. */
export const shareDramaTexts = {
  share: '分享',
  shareOf: '分享《{title}》',
  title: '《{title}》{subtitle}',
  text: '我在{brand}追《{title}》，来一起看',
  earned: '分享好了，积分 +{points}',
  copiedEarned: '链接已复制，积分 +{points}',
} as const;
