/** Results of sending something to friends; the keys are the outcomes of the host. */
export const sendTexts = {
  shared: '分享好了，谢谢你',
  copied: '链接已复制，去发给朋友吧',
  failed: '没有分享出去，再试一次吧',
  byMenu: '点右上角的菜单，发送给朋友',
} as const;
