/** Words around sending a drama to friends. */
export const shareDramaTexts = {
  share: '分享',
  shareOf: '分享《{title}》',
  title: '《{title}》{subtitle}',
  text: '我在{brand}追《{title}》，来一起看',
  shared: '分享好了，谢谢你',
  earned: '分享好了，积分 +{points}',
  copied: '链接已复制，去发给朋友吧',
  copiedEarned: '链接已复制，积分 +{points}',
  failed: '没有分享出去，再试一次吧',
  byMenu: '点右上角的菜单，发送给朋友',
} as const;
