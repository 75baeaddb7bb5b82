/** A successful claim. */
export const claimDoneTexts = {
  goDownload: '去下载 App',
  claimedFor: '用 {phone} 登录{brand}即可使用',
  startsWithLogin: '登录后开始计时',
  claimedAt: '领取时间 {time}',
  unconfirmed: '暂时连不上服务器，以上是本机保存的领取记录',
  claimAnother: '用其他手机号领取',
} as const;
