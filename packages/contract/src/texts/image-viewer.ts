export const imageViewerTexts = {
  title: '图片',
  place: '第 {place} 张，共 {count} 张',
  previous: '上一张',
  next: '下一张',
  close: '关闭图片',
  open: '查看大图，第 {place} 张',
  openOnly: '查看大图',
  failed: '这张图片没有加载出来，请稍后再看',
} as const;
