/** Words of a video that plays where its cover stood, whoever shows it. */
export const clipTexts = {
  failed: '视频没有加载出来，点此重试',
} as const;
