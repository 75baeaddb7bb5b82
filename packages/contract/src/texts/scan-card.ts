/** The card with a QR code. */
export const scanCardTexts = {
  hint: '用相机或任意 App 的扫一扫',
  failed: '二维码没有加载出来，请刷新页面再试',
} as const;
