/** Opening the app. */
export const openAppTexts = {
  short_video: '这条短视频，在 App 里接着看',
  ablum: '这份片单，在 App 里看完整',
  season: '这部剧，在 App 里接着追',
  movie: '这部电影，在 App 里看全片',
  invite: '打开{brand}，从你停下的地方继续',
  openNow: '立即打开',
  opening: '正在打开，稍等一下',
  noApp: '还没有安装？',
  download: '去下载 App',
  scanTitle: '在手机上打开',
} as const;
