/** A shared playlist. */
export const albumTexts = {
  kind: '片单',
  author: '片单作者',
  total: '共 {count} 部',
  favorites: '{count}收藏',
  likes: '{count}点赞',
  list: '片单里的剧',
  score: '评分 {score}',
  followers: '{count}人在追',
  watch: '试看',
  banner: '打开 App 收藏片单',
  noApp: '还没有安装？',
  download: '去下载 App',
  empty: '这份片单暂时没有剧',
  emptyHint: '里面的剧暂时看不了，先去 App 里逛逛',
  preview: '{line} 共 {count} 部：{titles}',
} as const;
