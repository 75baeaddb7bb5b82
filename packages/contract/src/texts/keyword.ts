/** The page that gives an iPhone user a keyword for the App Store. */
export const keywordTexts = {
  title: '看剧口令',
  lead: '复制口令，到 App Store 搜一搜',
  label: '你的口令',
  copyAndGo: '复制口令，去 App Store',
  copyOnly: '只复制',
  copied: '口令已复制',
  copyFailed: '没有复制成功，请长按口令复制',
  step1: '复制上面的口令',
  step2: '打开 App Store，点底部的搜索',
  step3: '粘贴口令，点第一个结果下载',
  notIos: '请用 iPhone 打开本页',
  notIosHint: '口令只在苹果的 App Store 里有用。其他设备可以直接下载。',
  scan: '用 iPhone 的相机扫一扫',
  direct: '其他设备，直接下载',
  tip: '点右上角，选择在 Safari 中打开',
  tipHint: '这里不能打开 App Store，换到 Safari 就可以了。',
} as const;
