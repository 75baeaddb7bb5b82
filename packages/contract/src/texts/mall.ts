/** What the points mall answers beside the texts of its codes. */
export const mallTexts = {
  unknownDrama: '没有找到这部剧',
  credited: '客服赠送',
} as const;
