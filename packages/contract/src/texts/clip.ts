/** A video clip that plays in the place of its cover. */
export const clipTexts = {
  failed: '视频没有加载出来，点此重试',
} as const;
