/** The hint on pages inside apps that block links: how to open the page in a browser. */
export const openHintTexts = {
  title: '在浏览器里打开',
  corner: '点右上角',
  choose: '选择',
  browser: '在浏览器打开',
  paste: '到浏览器里粘贴打开',
  after: '就能打开或下载 App',
  copied: '链接已复制，去浏览器里粘贴打开',
  launch: '打开 App',
  directly: '装过了，直接打开 App',
} as const;
