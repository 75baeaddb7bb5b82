/** Changes of a legal document since the user agreed to it. Separate because few users see them. */
export const agreementChangeTexts = {
  changed: '这份文件在你上次同意之后有更新：你在{date}同意的是第 {agreed} 版，与本版有 {count} 处不同。',
  showChanges: '查看改动',
  showText: '查看全文',
  label: '与第 {agreed} 版相比的改动',
  added: '新增',
  removed: '删去',
  reworded: '改写',
} as const;
