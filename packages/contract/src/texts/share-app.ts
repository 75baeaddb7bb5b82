/** The page that shares the app, and the page that links to its site. */
export const shareAppTexts = {
  heading: '把{brand}分享给朋友',
  lead: '一起追的剧，才更好看',
  share: '立即分享',
  shareTitle: '{brand}：{slogan}',
  shareText: '我在{brand}追剧，来一起看',
  how: '这样分享给朋友',
  howCorner: '点右上角的菜单',
  howSend: '选择「发送给朋友」或「分享」',
  howCopy: '复制下面的链接',
  howPaste: '打开聊天，粘贴发给朋友',
  link: '分享链接',
  copy: '复制链接',
  copyFailed: '没有复制成功，请长按链接复制',
  goHeading: '去{brand}，好剧接着看',
  goSite: '前往官网',
  goHint: '手机、平板、电视和电脑版，官网都能下载',
} as const;
